import { creditGroup, partName } from '@/plugins/nyphil/lib/plan/stageCast'
import { ensembleName, orchestraName } from '@/plugins/nyphil/lib/names/ensembleName'
import { personNames } from '@/plugins/nyphil/lib/names/personName'

const named = (entry: string) => personNames(entry).map(({ name, sortName }) => `${name} | ${sortName}`)

describe('names of an archive', () => {
  it.each([
    ['Mahler,  Gustav', 'Gustav Mahler | Mahler, Gustav'],
    ['Beethoven,  Ludwig  van', 'Ludwig van Beethoven | Beethoven, Ludwig van'],
    ["Indy,  Vincent  d'", "Vincent d'Indy | Indy, Vincent d'"],
    ['Strauss,  Johann, II', 'Johann Strauss II | Strauss, Johann, II'],
    ['Corigliano,  John, Jr.', 'John Corigliano Jr. | Corigliano, John, Jr.'],
    ['Ades [Adès],  Thomas', 'Thomas Adès | Adès, Thomas'],
    ['Ligeti,  György [Gyorgy]', 'György Ligeti | Ligeti, György'],
    ['Sainz [Sáinz] Villegas, Pablo', 'Pablo Sáinz Villegas | Sáinz Villegas, Pablo'],
    ['Fleming, Renee (Renée)', 'Renée Fleming | Fleming, Renée'],
    ['Schaefer [Schäfer], Christine', 'Christine Schäfer | Schäfer, Christine'],
    ['Dvorak,  Antonín', 'Antonín Dvořák | Dvořák, Antonín'],
    ['Waller,  Fats  (Thomas)', 'Fats Waller | Waller, Fats'],
    ['Hiromi [Uehara],  Hiromi', 'Hiromi Uehara | Uehara, Hiromi'],
    ['Tan,  Dun', 'Tan Dun | Tan, Dun'],
    ['Sting,', 'Sting | Sting'],
    ['Midori', 'Midori | Midori'],
  ])('reads %s as one person', (entry, person) => {
    expect(named(entry)).toEqual([person])
  })

  it.each([
    ['Maazel, Lorin;  Bringuier, Lionel', ['Lorin Maazel', 'Lionel Bringuier']],
    ['Ashman/Menken,  Howard/Alan', ['Howard Ashman', 'Alan Menken']],
    ['Hill,  Patty  and Mildred', ['Patty Hill', 'Mildred Hill']],
    ['Shand, Terry & Eaton, Jimmy,', ['Terry Shand', 'Jimmy Eaton']],
    ['Anastasio, Trey, and Hart, Don,', ['Trey Anastasio', 'Don Hart']],
    ['Schubert - Berio ,  Franz - Luciano', ['Franz Schubert', 'Luciano Berio']],
    ['Bach, J. S. -Gounod,', ['Johann Sebastian Bach', 'Charles Gounod']],
  ])('reads %s as several people', (entry, people) => {
    expect(personNames(entry).map(({ name }) => name)).toEqual(people)
  })

  it.each(['Traditional,', 'Anonymous,', 'Anthem,', 'VARIOUS,', 'Not conducted', 'No Soloist', 'None', '', ' '])(
    'finds nobody in "%s"',
    (entry) => {
      expect(personNames(entry)).toEqual([])
    },
  )

  it.each([
    ['New York Choral Artists', 'Chorus', 'New York Choral Artists'],
    ['Dessoff Symphonic Choir, The', 'Chorus', 'The Dessoff Symphonic Choir'],
    ['National Dance Institute, Dancers from the', 'Dancer', 'Dancers from the National Dance Institute'],
    [
      'United States Military Academy Band, Brass and Percussion',
      'Band',
      'United States Military Academy Band, Brass and Percussion',
    ],
    ['Coro Nacional de Espana [España]', 'Chorus', 'Coro Nacional de España'],
    ['PercaDu', 'Percussion Ensemble', 'PercaDu'],
  ])('reads %s as a group', (entry, part, name) => {
    expect(ensembleName(entry, part)).toBe(name)
  })

  it.each([
    ['Midori', 'Violin'],
    ['Wolfe, Betsy', 'Ensemble'],
    ['Lang, Lang', 'Piano'],
    ['No Soloist', 'Other'],
    ['', ''],
  ])('does not read %s (%s) as a group', (entry, part) => {
    expect(ensembleName(entry, part)).toBeNull()
  })

  it('orchestraName writes orchestras without abbreviations', () => {
    expect(
      ['NY Philharmonic Ensembles', 'NYP Presentation', 'Members of NY Philharmonic', 'New York Philharmonic'].map(
        orchestraName,
      ),
    ).toEqual([
      'New York Philharmonic Ensembles',
      'New York Philharmonic Presentation',
      'Members of the New York Philharmonic',
      'New York Philharmonic',
    ])
  })

  it('creditGroup sorts credits into the departments of a programme page', () => {
    expect(
      ['Violin', 'Mezzo-Soprano', 'Narrator', 'Costume Designer', 'Stage Manager', 'None'].map((part) => [
        partName(part),
        creditGroup(part),
      ]),
    ).toEqual([
      ['Violin', 'musicians'],
      ['Mezzo-Soprano', 'musicians'],
      ['Narrator', 'cast'],
      ['Costume Designer', 'creative'],
      ['Stage Manager', 'crew'],
      ['Soloist', 'musicians'],
    ])
  })
})
