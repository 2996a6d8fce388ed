import { fit, inSentence, joinToFit, listOf } from '../phrases'

export interface ProgrammeSummary {
  orchestra: string
  /** Event type of the first concert. */
  series: string
  conductors: string[]
  /** Soloists according to the archive, people first, with their part; ensembles have none. */
  leads: { name: string; part: string }[]
  /** Family names in programme order. */
  composers: string[]
  works: { composer: string; title: string }[]
}

/** Event types that describe the place or the audience rather than the programme. */
const PLAIN_SERIES =
  /^(?:chamber.*|community|festival.*|fundraising concert|non-subscription|parks.*|pension fund benefit concert|private concert|runout|rush hour|saturday matinee|special|subscription season|tour.*)$/i
const VOICES =
  /\b(?:alto|baritone|bass-baritone|contralto|countertenor|mezzo-soprano|singer|soprano|tenor|vocalist|voice)\b/i
const MAX_LENGTH = 240

/** The title of a programme: who leads it, and whose music is played. */
export function eventTitle(programme: ProgrammeSummary): string {
  const { composers, conductors, leads, orchestra, series, works } = programme
  const music =
    listOf(composers, 3) ||
    listOf(
      works.map(({ title }) => title),
      2,
    )
  if (music === '') return series || orchestra
  if (series !== '' && !PLAIN_SERIES.test(series)) return fit(`${series}: ${music}`, MAX_LENGTH)
  if (conductors.length > 0)
    return fit(`${listOf(conductors, 3)} ${conductors.length > 1 ? 'conduct' : 'conducts'} ${music}`, MAX_LENGTH)
  const [lead] = leads
  if (lead && leads.length === 1 && lead.part !== '')
    return fit(`${lead.name} ${VOICES.test(lead.part) ? 'sings' : 'plays'} ${music}`, MAX_LENGTH)
  if (leads.length > 0 && leads.length < 4)
    return fit(
      `${listOf(
        leads.map(({ name }) => name),
        3,
      )}: ${music}`,
      MAX_LENGTH,
    )
  return fit(`Chamber music by ${music}`, MAX_LENGTH)
}

/** The other performers. */
export function eventSubtitle(programme: ProgrammeSummary): string {
  const { conductors, leads, series } = programme
  const title = eventTitle(programme)
  const conducted =
    series !== '' && !PLAIN_SERIES.test(series) && conductors.length > 0 ? `Conducted by ${listOf(conductors, 3)}` : ''
  const names = leads
    .filter(({ name }) => conductors.length > 0 || !title.includes(name))
    .map(({ name, part }) => (part && part !== 'Soloist' ? `${name} (${inSentence(part)})` : name))
  const soloists = names.length > 0 ? `${conducted ? 'with' : 'With'} ${listOf(names, 4)}` : ''
  return fit([conducted, soloists].filter(Boolean).join(', '), 290)
}

/** The works, for lists and search results. */
export const eventSummary = ({ works }: ProgrammeSummary): string =>
  joinToFit(
    works.map(({ composer, title }) => (composer ? `${composer}: ${title}` : title)),
    '; ',
    400,
  )
