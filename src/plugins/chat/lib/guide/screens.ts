import type { GuideFacts, GuideLanguage } from './facts'
import { WORDS } from './languages/screens'
import { wholeWord } from './names'
import { screenOf, type ScreenName } from './screenPaths'

export const hasScreen = ({ features }: Pick<GuideFacts, 'features'>, name: ScreenName): boolean => {
  const { plugin } = screenOf(name)
  return plugin === undefined || features.includes(plugin)
}

/** Welsh is for what is on; screens are asked for in the languages of the admin. */
const wordsOf = (language: GuideLanguage) => WORDS[language === 'cy' ? 'en' : language]

/** The screens that a request speaks of. */
export const screensIn = (said: string, language: GuideLanguage, facts: Pick<GuideFacts, 'features'>): ScreenName[] =>
  wordsOf(language).screens.flatMap(([screen, words]) =>
    hasScreen(facts, screen) && wholeWord(words).test(said) ? [screen] : [],
  )

/** The screens that a name stands for, and nothing else: "the redirects", "our theme settings". */
export function screensNamed(
  name: string,
  language: GuideLanguage,
  articles: string,
  facts: Pick<GuideFacts, 'features'>,
): ScreenName[] {
  const screens = screensIn(name, language, facts)
  const rest = withoutScreens(name, language).replace(wholeWord(articles, 'giu'), ' ')
  return rest.trim() === '' ? screens : []
}

/** A text without the words for screens. */
export const withoutScreens = (text: string, language: GuideLanguage): string =>
  wordsOf(language).screens.reduce((left, [, source]) => left.replace(wholeWord(source, 'giu'), ' '), text)

/** Screens for a command about settings; null if it is none. Texts in quotation marks are about anything. */
export function settingsScreens(
  text: string,
  language: GuideLanguage,
  facts: Pick<GuideFacts, 'features'>,
): ScreenName[] | null {
  const said = text.replace(/["“«].*?["”»]|(?<= )['‘].*?['’](?= |$)/g, '')
  const isCommand = new RegExp(`^(?:\\p{L}+ ){0,3}?(?:${wordsOf(language).verbs})(?!\\p{L})`, 'iu').test(said)
  const screens = isCommand ? screensIn(said, language, facts) : []
  return screens.length > 0 ? screens : null
}
