import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import StructuredData, {
  useAddresses,
  useOffers,
} from '@site/src/components/metadata/StructuredData';
import CallLink from '@site/src/components/links/CallLink';
import CallToAction from '@site/src/components/mdx/CallToAction';
import HoursNote from '@site/src/components/labels/HoursNote';
import PageLink from '@site/src/components/links/PageLink';
import WhatsAppLink from '@site/src/components/links/WhatsAppLink';
import {usePagePhoto, useCatalogue, usePageFields} from '@site/src/plugins/catalogue/client';
import type {Program} from '@site/src/content/browser/types';
import PhaseTimeline from './PhaseTimeline';
import ProgramHero from './ProgramHero';
import PriceList from './PriceList';
import {ConsentNote, PricingDetails} from './Pricing';
import {Inclusions, ProgramDetails, RecommendedFor, RelatedPrograms} from './ProgramLists';
import styles from './ProgramPage.module.css';

type Props = {
  readonly program: Pick<Program, 'slug' | 'name' | 'lead' | 'sessions' | 'pricing' | 'areas'>;
};

/** Structured data of a program as a service; for outcall with the areas of the city. */
function ServiceData({program}: Props): ReactNode {
  const {address} = useCatalogue().business;
  const {businessId, addressOf} = useAddresses();
  const offersOf = useOffers();
  const url = addressOf(program.slug);
  const {name, lead, pricing, areas = []} = program;
  const service = {
    '@type': 'Service',
    '@id': `${url}#service`,
    mainEntityOfPage: {'@id': `${url}#page`},
    name,
    serviceType:
      pricing === 'travel'
        ? translate({
            id: 'structuredData.outcall',
            message: 'Outcall massage',
            description: 'Data for search engines, not shown: kind of service of hotel outcall',
          })
        : translate({
            id: 'structuredData.massage',
            message: 'Massage',
            description: 'Data for search engines, not shown: kind of service',
          }),
    description: lead,
    url,
    provider: {'@id': businessId},
    areaServed: [
      {'@type': 'City', name: address.city},
      ...areas.map((area) => ({'@type': 'Place', name: area.name})),
    ],
    offers: offersOf(program, url),
  };
  return <StructuredData nodes={[service]} />;
}

/** Prices, booking buttons, and notes on prices. */
function BookingPanel({program}: {program: Program}): ReactNode {
  const {name, pricing} = program;
  const payment =
    pricing === 'travel'
      ? translate({
          id: 'program.terms.payOutcall',
          message:
            'You pay at the door, before the session, in the way agreed when the visit was confirmed.',
          description: 'Below the prices of hotel outcall: when and how to pay',
        })
      : translate({
          id: 'program.terms.pay',
          message: 'Pay at the time of service, cash or card.',
          description: 'Below the prices of a program: when and how to pay',
        });
  return (
    <section className={clsx('chamfer chamferPanel panel', styles.priceTable)}>
      <h2>
        <Translate
          id="program.prices"
          description="Program’s page: heading above lengths and prices">
          Duration and price
        </Translate>
      </h2>
      {pricing ? <PricingDetails pricing={pricing} /> : <PriceList program={program} />}
      <WhatsAppLink program={name} block /> <CallLink block />
      <p className="meta">
        {`${translate({id: 'program.terms.tax', message: 'Prices include VAT (IVA).', description: 'Below the prices of a program: first sentence of the note'})} ${payment} `}
        <PageLink page="legal/terms-of-service" suffix="#cancellation">
          <Translate
            id="program.terms.cancel"
            description="Below the prices of a program: link to the terms about cancellation">
            Free cancellation up to two hours before; later, half the price.
          </Translate>
        </PageLink>
      </p>
      <ConsentNote />
    </section>
  );
}

/** The closing call to action, over the photo of the hero or a floor of the program's tile. */
function ProgramClosing({program}: {program: Program}): ReactNode {
  const {title, text} = program.closing;
  // The schema allows one emphasized part, between asterisks.
  const [before, emphasised, after] = title.split('*');
  return (
    <CallToAction program={program.name} ground={usePagePhoto() ? 'photo' : 'floor'}>
      <h2>
        {before}
        {emphasised && <em>{emphasised}</em>}
        {after}
      </h2>
      <p>{text}</p>
    </CallToAction>
  );
}

/**
 * A program's page: its facts around the story (the children). Both columns have the same class, because reader modes
 * take the element with the most paragraphs, and of its siblings only those with the same class; and they are no <div>,
 * which reader modes leave out where links have half of its words, unless it has ten commas, which are others in Arabic.
 */
export default function ProgramPage({children}: {children: ReactNode}): ReactNode {
  const program = usePageFields<Program>();
  const {areas, phases} = program;
  return (
    <article>
      <ServiceData program={program} />
      <ProgramHero program={program} />
      <div className={`wrap split ${styles.detail}`}>
        <section className={`prose textLozenges ${styles.column}`}>
          <BookingPanel program={program} />
          {areas && (
            <section className="chamfer chamferPanel panel">
              <h2>
                <Translate
                  id="program.availability"
                  description="Hotel outcall: heading above its hours">
                  Availability
                </Translate>
              </h2>
              <HoursNote />
              <p className="meta">
                <Translate
                  id="program.availability.note"
                  description="Hotel outcall: note below its hours">
                  Other hours on request, at two hours’ notice.
                </Translate>
              </p>
            </section>
          )}
          <ProgramDetails program={program} />
        </section>
        <section className={`prose textLozenges ${styles.column}`}>
          {children}
          <div className={`late ${styles.lists}`}>
            {/* The story of outcall has its own list. */}
            {!areas && <Inclusions program={program} />}
            <RecommendedFor program={program} />
            <RelatedPrograms program={program} />
          </div>
        </section>
      </div>
      {phases && <PhaseTimeline phases={phases} />}
      <ProgramClosing program={program} />
    </article>
  );
}
