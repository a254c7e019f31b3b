/** Facts of programs and masseuses that contradict each other. */
import {TIDE, HOTEL, ANA, testChanges, testRows} from './rows';

testRows([
  {
    name: 'a longer session that costs less',
    file: TIDE,
    from: 'priceEur: 140',
    to: 'priceEur: 90',
    place: `${TIDE}:7 sessions`,
    message: /a longer one costs more/,
  },
  {
    name: 'sessions in a program priced by others',
    file: HOTEL,
    from: 'sessions: []',
    to: 'sessions: [{minutes: 60, priceEur: 90}]',
    place: `${HOTEL}:7 sessions`,
    message: /Write either sessions/,
  },
  {
    name: 'a list for a session that does not exist',
    file: TIDE,
    from: ' 90: [',
    to: ' 95: [',
    place: `${TIDE}:19 included`,
    message: /60, 90 minutes/,
  },
  {
    name: 'phases that are longer than a session',
    file: TIDE,
    from: 'minutes: 40',
    to: 'minutes: 45',
    place: `${TIDE}:22 phases`,
    message: /together they last 65/,
  },
  {
    name: 'areas of a program that does not travel',
    file: TIDE,
    from: 'included:',
    to: 'areas: [{id: centre, zone: centre, name: Centre}]\nincluded:',
    place: `${TIDE}:19 areas`,
    message: /in no other/,
  },
  {
    name: 'a travelling program that is offered in a suite',
    file: HOTEL,
    from: '[hotel]',
    to: '[suite, hotel]',
    place: `${HOTEL}:6 places`,
    message: /Write \[hotel\]/,
  },
  {
    name: 'experience that began under age',
    file: ANA,
    from: 'experienceYears: 3',
    to: 'experienceYears: 7',
    place: `${ANA}:8 experienceYears`,
    message: /begun at 17/,
  },
  {
    name: 'experience that began at 18',
    file: ANA,
    from: 'experienceYears: 3',
    to: 'experienceYears: 6',
  },
  {
    name: 'availability outside the hours of programs',
    file: ANA,
    from: '"02:00"',
    to: '"03:00"',
    place: `${ANA}:12 availability`,
    message: /from 10:00 to 02:00/,
  },
  {
    name: 'a favourite program at hotels whose id is not outcall',
    file: ANA,
    from: '[tide]',
    to: '[tide, hotel]',
  },
  {
    name: 'the specialty of hotel visits without outcall',
    file: ANA,
    from: 'couples]',
    to: 'hotel-visits]',
    place: `${ANA}:9 specialties`,
    message: /does not travel/,
  },
  {
    name: 'the favourite program outcall without outcall',
    file: ANA,
    from: '[tide]',
    to: '[tide, outcall]',
    place: `${ANA}:10 favoritePrograms`,
    message: /does not travel/,
  },
]);

testChanges([
  {
    name: 'two masseuses with one emblem',
    change: ({copy}) => copy(ANA, 'docs/masseuses/eva.mdx'),
    place: 'docs/masseuses/eva.mdx:6 emblem',
    message: /docs\/masseuses\/ana\.mdx has .* already/,
  },
]);
