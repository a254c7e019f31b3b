/** Prices of four hands and outcall, which depend on other programs, and the note on consent. */
import programs from '@generated/catalogue/default/programs.json';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {shortMinutes} from '@site/src/components/labels/minutes';
import Amount from '@site/src/components/labels/Amount';
import {zoneLabels} from '@site/src/components/labels/vocabularies';
import PageLink from '@site/src/components/links/PageLink';
import {doubledExamples} from '@site/src/content/browser/derive';
import type {Business, Program} from '@site/src/content/browser/types';
import {ZONES} from '@site/src/content/browser/vocabularies';
import {useCatalogue} from '@site/src/plugins/catalogue/client';
import styles from './Pricing.module.css';

type Props = {readonly pricing: NonNullable<Program['pricing']>};

function DoubleNote(): ReactNode {
  return (
    <Translate
      id="price.double"
      description="Four hands: how its price follows from another program’s">
      Twice the program’s price
    </Translate>
  );
}

function TravelNote(): ReactNode {
  const {minutes, fromEur} = useCatalogue().outcallQuote;
  return (
    <Translate
      id="price.outcall"
      description="Hotel outcall: its lowest price, travel included"
      values={{minutes: <span>{minutes}</span>, price: <Amount euros={fromEur} />}}>
      {'{minutes} min from {price}'}
    </Translate>
  );
}

const NOTES = {double: DoubleNote, travel: TravelNote} as const;

/** How the price of a program without sessions is calculated. */
export function PricingNote({pricing}: Props): ReactNode {
  const Note = NOTES[pricing];
  return (
    <p className={styles.note}>
      <Note />
    </p>
  );
}

type Term = {readonly name: string; readonly euros: number; readonly sign?: string};

/** Lowest and highest price of four hands. */
const doubledTerms = (): Term[] =>
  doubledExamples(programs).map(({name, minutes, priceEur}) => ({
    name: `${name}, ${shortMinutes(minutes)}`,
    euros: priceEur,
  }));

/** The fee of each zone. */
function travelTerms(fees: Business['travelFeesEur']): Term[] {
  const labels = zoneLabels();
  return ZONES.map((zone) => ({name: labels[zone], euros: fees[zone], sign: '+ '}));
}

/** How the price is calculated, with examples or fees by zone. */
export function PricingDetails({pricing}: Props): ReactNode {
  const {travelFeesEur} = useCatalogue().business;
  const terms = {double: doubledTerms, travel: () => travelTerms(travelFeesEur)}[pricing]();
  return (
    <>
      <PricingNote pricing={pricing} />
      <dl className={styles.terms}>
        {terms.map(({name, euros, sign}) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="price">
              {sign}
              <Amount euros={euros} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The word that stops any program, with a link to the terms. */
export function ConsentNote(): ReactNode {
  return (
    <p className={`meta ${styles.consent}`}>
      <PageLink page="legal/terms-of-service" suffix="#consent">
        <Translate
          id="program.terms.stop"
          description="Below the prices of a program: link to the terms about consent">
          Whatever the game, “stop” always stops it, whether you say it or she does.
        </Translate>
      </PageLink>
    </p>
  );
}
