import { fold } from '@/lib/text/fold'
import { callTool, type Context, type Steps } from '../context'
import { linkToScreen } from '../speak'
import { screenOf, screensIn } from '../screens'

interface Section {
  heading: string
  text: string
}

/** How much of the help is shown, in characters. */
const MAX_LENGTH = 700

/** Share of the words of a question that a passage must have, whose heading has one of them. */
const MIN_SHARE = 0.75

/** Words of a question that say nothing of what it is about. The help is in English. */
const WEAK = new Set(
  'page pages event events site sites about add again allow also anything around before being bring change could different does doing each ever every everybody everyone everything find first from give goes have here idea into kind know like look made make many more much must need never once only open other over people please possible really same several should show site somebody someone something somewhere start started still stuff sure tell than that their them then there these they thing things this time using various want ways website what when where which while will with within without work works would your'.split(
    ' ',
  ),
)

/** How something is done: the screen for it, and what the help says. */
export function* help(context: Context, said: string): Steps {
  const { facts, request, t } = context
  const { code } = request.lexicon
  const screens = screensIn(said, code, facts)
  const paths = [...new Map(screens.map((screen) => [screenOf(screen).path, screen])).values()]
  const link = paths.length > 0 ? t.here(paths.map((screen) => linkToScreen(context, screen)).join(', ')) : ''
  const known = screens.map((screen) => screenOf(screen).help).find(Boolean)
  const words = wordsOf(known ?? said)
  const { sections } = yield* callTool('searchHelp', { question: (known ?? (words.join(' ') || said)).slice(0, 300) })
  const found = Array.isArray(sections) ? (sections as Section[]) : []
  const [best] = found
    .map((section) => passageOf(section, words))
    .filter(({ isAbout }) => isAbout || known)
    .toSorted((one, other) => other.score - one.score)
  if (best) return [link, `**${best.heading}**`, best.text].filter(Boolean).join('\n\n')
  if (link) return link
  // Sections that share some words with the question are no answer, but perhaps the place of one.
  const near = found.map(({ heading }) => heading).join(', ')
  return near ? `${t.helpNone} ${t.seeAlso}: ${near} (${linkToScreen(context, 'help')}).` : `${t.helpNone} ${t.canDo}`
}

const wordsOf = (said: string): string[] => [
  ...new Set(
    fold(said)
      .split(' ')
      .filter((word) => word.length > 3 && !WEAK.has(word)),
  ),
]

const stemOf = (word: string): string => word.replace(/(?:ings?|ed|es|s)$/, '').slice(0, 5)

/** The passage of a section that has most words of a question, and whether it is about them. */
function passageOf({ heading, text }: Section, words: string[]): Section & { isAbout: boolean; score: number } {
  const stems = words.map(stemOf)
  const countIn = (part: string): number => {
    const there = new Set(fold(part).split(' ').map(stemOf))
    return stems.filter((stem) => there.has(stem)).length
  }
  const blocks = text.split(/\n{2,}|\n(?=(?:-|\d+\.) )/)
  const counts = blocks.map(countIn)
  const most = Math.max(0, ...counts)
  const inHeading = countIn(heading)
  let shown = ''
  for (const block of blocks.slice(most > 0 ? counts.indexOf(most) : 0)) {
    if (shown && shown.length + block.length > MAX_LENGTH) break
    shown = shown ? `${shown}\n\n${block}` : block
  }
  return {
    heading,
    isAbout: inHeading > 0 && Math.max(most, inHeading) >= MIN_SHARE * stems.length,
    score: 2 * inHeading + most,
    text: shown,
  }
}
