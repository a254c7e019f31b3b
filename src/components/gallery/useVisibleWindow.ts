import {useEffect} from 'react';

const PROPERTIES = ['--visible-top', '--visible-right', '--visible-scale'] as const;

/**
 * While the viewer is open, styles know which part of the window is in sight when the visitor has enlarged the
 * page with two fingers: px above it, px at its right, and the scale that gives a control its usual size.
 */
export function useVisibleWindow(): void {
  useEffect(() => {
    const visible = window.visualViewport;
    const {style, clientWidth} = document.documentElement;
    if (!visible) return undefined;
    const follow = (): void => {
      const {offsetLeft, offsetTop, width, scale} = visible;
      const values = [`${offsetTop}px`, `${clientWidth - offsetLeft - width}px`, String(1 / scale)];
      PROPERTIES.forEach((name, index) => style.setProperty(name, values[index] ?? null));
    };
    follow();
    visible.addEventListener('resize', follow);
    visible.addEventListener('scroll', follow);
    return () => {
      visible.removeEventListener('resize', follow);
      visible.removeEventListener('scroll', follow);
      PROPERTIES.forEach((name) => style.removeProperty(name));
    };
  }, []);
}
