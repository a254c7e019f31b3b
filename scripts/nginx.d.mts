/** What a person is told where there is no nginx. */
export const WITHOUT_NGINX: string;
/** Path of nginx, or undefined where there is none. */
export function findNginx(): string | undefined;
