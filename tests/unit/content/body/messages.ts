/** What the compiler says of a body that it cannot read. */
import {createProcessor} from '@mdx-js/mdx';

import type {Complaint} from '../../../../src/content/body/faults';
import type {MessageLike} from '../../../../src/content/body/tagComplaints';

const processor = createProcessor({format: 'mdx'});

export function messageOf(body: string): MessageLike {
  try {
    processor.parse(body);
  } catch (error) {
    return error as MessageLike;
  }
  throw new Error(`This body can be read: ${body}`);
}

export const reasonOf = (body: string): string => messageOf(body).reason ?? '';

/** A complaint in a line: `3:1 <Section> without its end | Write it.` */
export const inWords = ({found, remedy, at}: Complaint): string =>
  `${at?.join(':') ?? 'anywhere'} ${found} | ${remedy}`;
