/** True for a press that opens a link right here: the first button, without a key for another tab, window or file. */
export function isPlainClick({
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
