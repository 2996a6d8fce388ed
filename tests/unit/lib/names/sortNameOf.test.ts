import { sortNameOf } from '@/lib/names/sortNameOf'

describe('sortNameOf', () => {
  it.each([
    ['Gustav Mahler', 'Mahler, Gustav'],
    ['  Gustav   Mahler ', 'Mahler, Gustav'],
    ['Simone de Beauvoir', 'de Beauvoir, Simone'],
    ['Ludwig van Beethoven', 'van Beethoven, Ludwig'],
    ['Ann St. John', 'St. John, Ann'],
    ['Sir Ian McKellen', 'McKellen, Sir Ian'],
    ['Sammy Davis Jr.', 'Davis, Sammy, Jr.'],
    ['Sammy Davis, Jr.', 'Davis, Sammy, Jr.'],
    ['Martin King III', 'King, Martin, III'],
    ['Dick Van Dyke Senior', 'Van Dyke, Dick, Senior'],
    ['Jane Smith OBE', 'Smith, Jane'],
    ['Jane Smith, O.B.E.', 'Smith, Jane'],
    ['Jane de Souza CBE FRSA', 'de Souza, Jane'],
    ['John Doe Jr. PhD', 'Doe, John, Jr.'],
    ['Jane Ma', 'Ma, Jane'],
    ['Yo Yo Ma', 'Ma, Yo Yo'],
  ])('puts the family name first: %s', (name, sorted) => expect(sortNameOf(name)).toBe(sorted))

  it.each([
    'Cher',
    'Mahler, Gustav',
    'Royal Philharmonic Orchestra',
    'Orquesta Sinfónica de Galicia',
    'Cerddorfa Genedlaethol Gymreig',
    'Berliner Philharmoniker',
    'Belcea Quartet',
    'The Sixteen',
    'Simon & Garfunkel',
    'Florence and the Machine',
    'Hallé Choir',
    'Compañía Nacional de Danza',
    '山田 太郎',
  ])('keeps %s as it is', (name) => expect(sortNameOf(name)).toBe(name))
})
