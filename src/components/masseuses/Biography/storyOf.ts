/** On the element that holds a biography: whose it is. */
export const STORY_OF = 'data-story-of';
