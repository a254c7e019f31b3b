/** Beginnings of the tags in a message or a text, with the properties that tell them apart: `<HouseCount of="hotels"`. */
export const tagsIn = (text: string): string[] =>
  text.match(/<\w+(?: \w+="[^"]*")*(?= ?\/?>)/g) ?? [];
