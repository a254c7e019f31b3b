/** All structured data of one page. */
import type {Graph, Thing} from 'schema-dts';

import type {Program} from '../../../content/types';
import {businessNode} from './business';
import {type PageContext, ids} from './context';
import {galleryNode} from './gallery';
import {breadcrumbsNode, pageNode, websiteNode, wordsOfPage} from './pages';
import {menuNode, serviceNode} from './services';

type MainNode = {readonly '@id': string; readonly node: Thing};

/** The program that a page is about: its own, or on the outcall page the outcall service. */
function programOf({route, content}: PageContext): Program | undefined {
  const own = content.programs.find(({documentId}) => documentId === route.id);
  const travel = content.programs.find(({pricing}) => pricing === 'travel');
  return own ?? (route.id === 'outcall' ? travel : undefined);
}

/** What a page is about besides the house: a service, the menu or the gallery. */
function mainNode(context: PageContext): MainNode | undefined {
  const program = programOf(context);
  if (program) {
    const node = serviceNode(context, program);
    return {'@id': ids.service(context, program.documentId), node};
  }
  const {title} = wordsOfPage(context);
  switch (context.route.id) {
    case 'massage-menu':
      return {'@id': ids.menu(context), node: menuNode(context, title)};
    case 'gallery':
      return {'@id': ids.gallery(context), node: galleryNode(context, title)};
    default:
      return undefined;
  }
}

/** The nodes of a page: house, site, page, the way to it, and what it is about. */
export function structuredData(context: PageContext): Graph {
  const main = mainNode(context);
  const breadcrumbs = breadcrumbsNode(context);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      businessNode(context),
      websiteNode(context),
      pageNode(context, main?.['@id']),
      ...(breadcrumbs ? [breadcrumbs] : []),
      ...(main ? [main.node] : []),
    ],
  };
}
