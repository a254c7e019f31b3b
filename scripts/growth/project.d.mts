export declare function makeProject(size: {programs: number; languages: number}): string;
