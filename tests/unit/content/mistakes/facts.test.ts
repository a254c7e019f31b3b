/** Facts of programs and masseuses that contradict each other. */
import {TIDE, HOTEL, ANA} from './paths';
import {accepts, reports} from './tables';

accepts([
  {
    name: 'experience that began at 18',
    file: ANA,
    from: 'experienceYears: 3',
    to: 'experienceYears: 6',
  },
  {
    name: 'a favourite program at hotels whose id is not outcall',
    file: ANA,
    from: '[tide]',
    to: '[tide, hotel]',
  },
]);

reports([
  {
    name: 'a longer session that costs less',
    file: TIDE,
    from: 'priceEur: 140',
    to: 'priceEur: 90',
    at: 'sessions:',
    field: 'sessions',
    message: /a longer one costs more/,
  },
  {
    name: 'sessions in a program priced by others',
    file: HOTEL,
    from: 'sessions: []',
    to: 'sessions: [{minutes: 60, priceEur: 90}]',
    at: '{minutes: 60, priceEur: 90}',
    field: 'sessions',
    message: /Write either sessions/,
  },
  {
    name: 'a list for a session that does not exist',
    file: TIDE,
    from: ' 90: [',
    to: ' 95: [',
    at: 'included:',
    field: 'included',
    message: /60, 90 minutes/,
  },
  {
    name: 'phases that are longer than a session',
    file: TIDE,
    from: 'minutes: 40',
    to: 'minutes: 45',
    at: 'phases:',
    field: 'phases',
    message: /together they last 65/,
  },
  {
    name: 'more phases than fit beside one another',
    file: TIDE,
    from: /(?<=phases:\n)/,
    to: [1, 2, 3, 4, 5, 6, 7]
      .map((number) => `  - {id: p${number}, minutes: 1, name: Calm, text: You lie down.}\n`)
      .join(''),
    at: 'phases:',
    field: 'phases',
    message: /at most 8 entries; there are 9/,
  },
  {
    name: 'areas of a program that does not travel',
    file: TIDE,
    from: 'included:',
    to: 'areas: [{id: centre, zone: centre, name: Centre}]\nincluded:',
    at: 'areas: [{id: centre, zone: centre, name: Centre}]',
    field: 'areas',
    message: /in no other/,
  },
  {
    name: 'a travelling program that is offered in a suite',
    file: HOTEL,
    from: '[hotel]',
    to: '[suite, hotel]',
    at: 'suite, hotel',
    field: 'places',
    message: /Write \[hotel\]/,
  },
  {
    name: 'no program for hotels',
    file: TIDE,
    from: 'places: [suite, hotel]',
    to: 'places: [suite]',
    at: 'places: [suite]',
    field: 'places',
    message: /^Write places: \[suite, hotel\] in a program with sessions: docs\/outcall\.mdx shows/,
  },
  {
    name: 'programs whose prices all follow others',
    edits: [
      {file: TIDE, from: /sessions:\n(?:  - .*\n)+/, to: 'sessions: []\npricing: double\n'},
      {file: TIDE, from: /included:\n(?:  .*\n)+/, to: 'included: [Oil, A towel]\n'},
      {file: TIDE, from: /phases:\n(?:  .*\n)+/, to: ''},
    ],
    reportedIn: 'docs/outcall.mdx',
    message: /in a program with sessions/,
  },
  {
    name: 'experience that began under age',
    file: ANA,
    from: 'experienceYears: 3',
    to: 'experienceYears: 7',
    at: 'experienceYears: 7',
    field: 'experienceYears',
    message: /begun at 17/,
  },
  {
    name: 'availability outside the hours of programs',
    file: ANA,
    from: '"02:00"',
    to: '"03:00"',
    at: '- {days: [mon, fri]',
    field: 'availability[0]',
    message: /from 10:00 to 02:00/,
  },
  {
    name: 'the specialty of hotel visits without outcall',
    file: ANA,
    from: 'couples]',
    to: 'hotel-visits]',
    at: 'hotel-visits',
    field: 'specialties',
    message: /does not travel/,
  },
  {
    name: 'the favourite program outcall without outcall',
    file: ANA,
    from: '[tide]',
    to: '[tide, outcall]',
    at: 'tide, outcall',
    field: 'favoritePrograms',
    message: /does not travel/,
  },
]);

reports([
  {
    name: 'two masseuses with one emblem',
    change: ({copy}) => copy(ANA, 'docs/masseuses/eva.mdx'),
    reportedIn: 'docs/masseuses/eva.mdx',
    at: 'emblem: orchid',
    field: 'emblem',
    message: /docs\/masseuses\/ana\.mdx has .* already/,
  },
]);
