import { writeFileSync } from 'node:fs'

const WORKS = [
  ['Beethoven,  Ludwig  van', 'SYMPHONY NO. 5 IN C MINOR, OP.67'],
  ['Brahms,  Johannes', 'SYMPHONY NO. 4 IN E MINOR, OP. 98'],
  ['Debussy,  Claude', 'MER, LA [THE SEA]'],
  ['Dvorak,  Antonín', 'CONCERTO, CELLO, B MINOR, OP.104'],
  ['Mahler,  Gustav', 'SYMPHONY NO.  1 IN D MAJOR (TITAN)'],
  ['Ravel,  Maurice', 'BOLERO [BOLÉRO]'],
  ['Stravinsky,  Igor', 'SACRE DU PRINTEMPS, LE'],
]
const CONDUCTORS = ['Bernstein, Leonard', 'Boulez, Pierre', 'Mehta, Zubin', 'Toscanini, Arturo']
const HALLS = [
  ['Manhattan, NY', 'Carnegie Hall'],
  ['London, ENGLAND', 'Royal Albert Hall'],
  ['Vienna, AUSTRIA', 'Musikverein'],
]

/** Writes a file in the archive's form, long enough to be interrupted in many places: each programme is played twice. */
export function writeLongFile(path: string, programmes: number): void {
  const day = (index: number) => new Date(Date.UTC(1970, 0, 1 + index, 5)).toISOString().replace('.000', '')
  const list = Array.from({ length: programmes }, (_, index) => {
    const [Location, Venue] = HALLS[index % HALLS.length]!
    const conductorName = CONDUCTORS[index % CONDUCTORS.length]!
    return {
      id: `long-${index}`,
      concerts: [0, 1].map((night) => ({
        Date: day(3 * index + night),
        Location,
        Time: '8:00PM',
        Venue,
        eventType: 'Subscription Season',
      })),
      orchestra: 'New York Philharmonic',
      programID: String(index),
      season: `${1970 + (index % 5)}-${71 + (index % 5)}`,
      works: [0, 1, 2].map((place) => {
        const number = (index + place * 2) % WORKS.length
        const [composerName, workTitle] = WORKS[number]!
        return {
          ID: `${100 + number}*${place}`,
          composerName,
          conductorName,
          movement: `Part ${place + 1}`,
          soloists: [],
          workTitle,
        }
      }),
    }
  })
  writeFileSync(path, JSON.stringify({ programs: list }))
}
