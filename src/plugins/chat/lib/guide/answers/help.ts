import { fold } from '@/lib/text/fold'
import { callTool, type Context, type Steps } from '../context'
import { linkToScreen } from '../speak'
import { screenOf, type ScreenName } from '../screenPaths'
import { screensIn, withoutScreens } from '../screens'

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
  'connect order page pages picture pictures photo photos stop showing event events site sites about add again allow also anything around before being bring change could different does doing each ever every everybody everyone everything find first from give goes have here idea into kind know like look made make many more much must need never once only open other over people please possible really same several should show site somebody someone something somewhere start started still stuff sure tell than that their them then there these they thing things this time turn using various want ways website what when where which while will with within without work works would your'.split(
    ' ',
  ),
)

/** How something is done: the screen for it, what the help says, and the words of the question that neither has. */
export function* help(context: Context, said: string): Steps {
  const { facts, request, t } = context
  const { code } = request.lexicon
  const screens = screensIn(said, code, facts)
  const known = screens.map((screen) => screenOf(screen).help).find(Boolean)
  const words = wordsOf(said)
  const question = (known ?? (words.join(' ') || said)).slice(0, 300)
  const { sections } = yield* callTool('searchHelp', { question })
  const found = Array.isArray(sections) ? (sections as Section[]) : []
  // A page of the help is read there.
  const isPage = screens.length > 0 && screens.every((screen) => isHelpPage(screenOf(screen).path))
  const best = known ? passageOfTopic(found[0], words, wordsOf(known)) : isPage ? undefined : passageAbout(found, words)
  const links = linksTo(context, screens)
  if (!best && !links) {
    // Sections that share some words with the question are no answer, but perhaps the place of one.
    const near = found.map(({ heading }) => heading).join(', ')
    return near ? `${t.helpNone} ${t.seeAlso}: ${near} (${linkToScreen(context, 'help')}).` : `${t.helpNone} ${t.canDo}`
  }
  const section = found.find(({ heading }) => heading === best?.heading)
  const beyond = code === 'en' ? wordsBeyond(withoutScreens(said, code), section) : []
  return [links, best && `**${best.heading}**\n\n${best.text}`, beyond.length > 0 && t.helpWithout(beyond.join(', '))]
    .filter(Boolean)
    .join('\n\n')
}

const isHelpPage = (path: string): boolean => path.startsWith('/help/')

/** The screens on which it is done, and the pages of the help that say how. */
function linksTo(context: Context, screens: ScreenName[]): string {
  const { t } = context
  const paths = [...new Map(screens.map((screen) => [screenOf(screen).path, screen]))]
  const links = (isHelp: boolean): string =>
    paths
      .filter(([path]) => isHelpPage(path) === isHelp)
      .map(([, screen]) => linkToScreen(context, screen))
      .join(', ')
  const [here, help] = [links(false), links(true)]
  return [here && t.here(here), help && `${t.seeAlso}: ${help}.`].filter(Boolean).join('\n\n')
}

/** Of a section that is about a screen, what has words of the question; else what is about the screen. */
function passageOfTopic(section: Section | undefined, words: string[], topic: string[]): Section | undefined {
  if (!section) return undefined
  const passage = passageOf(section, words)
  return passage.most > 0 ? passage : passageOf(section, topic)
}

const passageAbout = (sections: Section[], words: string[]): Section | undefined =>
  sections
    .map((section) => passageOf(section, words))
    .filter(({ isAbout }) => isAbout)
    .toSorted((one, other) => other.score - one.score)[0]

const wordsBeyond = (said: string, section: Section | undefined): string[] => {
  const there = new Set(
    fold(`${section?.heading ?? ''} ${section?.text ?? ''}`)
      .split(' ')
      .map(stemOf),
  )
  return wordsOf(said).filter((word) => !there.has(stemOf(word)))
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
function passageOf(
  { heading, text }: Section,
  words: string[],
): Section & { isAbout: boolean; most: number; score: number } {
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
    most,
    score: 2 * inHeading + most,
    text: shown,
  }
}
