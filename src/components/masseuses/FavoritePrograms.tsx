import programs from '@generated/catalogue/default/programs.json';
import type {ReactNode} from 'react';

import ProgramRows from '@site/src/components/programs/ProgramRows';
import ProfilePart, {profileHeadings} from './ProfilePart';

/** Programs by their ids, in her order, with the lowest price of each. */
export default function FavoritePrograms({ids}: {ids: readonly string[]}): ReactNode {
  const favorites = ids.flatMap((id) => programs.find((program) => program.id === id) ?? []);
  return (
    <ProfilePart heading={profileHeadings().favorites}>
      <ProgramRows programs={favorites} />
    </ProfilePart>
  );
}
