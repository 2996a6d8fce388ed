import { isRecord } from '@/lib/values'
import { fold } from '@/lib/text/fold'
import { callTool, type Context, type Steps } from '../context'
import { typeName } from '../facts'
import { linkTo, linkToScreen } from '../speak'
import { resolve } from '../resolve'
import type { GuideLanguage } from '../facts'
import { wholeWord } from '../names'

/** Words for the screens on which people do what the assistant never does. */
const SCREENS: Record<'ar' | 'en' | 'es', [screen: string, words: string][]> = {
  ar: [
    ['users', 'دعوة|ادعُ|أدعو|موظفا|موظفًا|ادع|موظف|موظفين|زميل|صلاحيات|المستخدمين|دور'],
    ['themes', 'سمة|السمة|السمات|التصميم|تخصيص'],
    ['media', 'رفع|ارفع|صور|الصور|الوسائط'],
    ['domains', 'نطاق|النطاق'],
    ['languages', 'لغة|اللغات|لغات'],
    ['billing', 'فاتورة|الفوترة|الاشتراك'],
    ['apps', 'تطبيق|التطبيقات'],
  ],
  en: [
    [
      'users',
      'invite|invitation|invites|users?|staff|colleagues?|team(?: members?)?|roles?|permissions?|seats?|access to the (?:site|admin)|\\S+@\\S+',
    ],
    ['themes', 'themes?|design|layout|colou?rs?|logo|favicon|look and feel'],
    ['media', 'upload|media library|media'],
    ['domains', 'domains?|dns|hostname'],
    ['languages', 'languages?|locales?'],
    ['billing', 'billing|plan|subscription|invoices?'],
    ['apps', 'apps?|integrations?|box office|ticketing'],
    ['security', 'security|cookies?|two-factor|passwords?'],
    ['redirects', 'redirects?'],
    ['menus', 'menus?|navigation'],
    ['activity', 'activity|audit log'],
    ['settings', 'settings?'],
  ],
  es: [
    ['users', 'invit(?:a|o|ar|amos|aci[oó]n)|usuarios?|personal|equipo|compañer[oa]s?|roles?|permisos?|\\S+@\\S+'],
    ['themes', 'temas?|diseño|colores'],
    ['media', 'sub(?:e|ir)|medios|biblioteca'],
    ['domains', 'dominios?'],
    ['languages', 'idiomas?'],
    ['billing', 'facturaci[oó]n|factura|plan'],
    ['apps', 'aplicaci[oó]n(?:es)?|taquilla'],
    ['security', 'seguridad|contraseñas?'],
    ['settings', 'ajustes|configuraci[oó]n'],
  ],
}

/** Commands that are about settings, whatever else they say. */
const SETTING_VERBS: Record<'ar' | 'en' | 'es', string> = {
  ar: 'ادعُ|ادع|ارفع|رفع|إدارة|تخصيص|نظّم',
  en: 'invite|upload|manage|organi[sz]e|customi[sz]e|connect|install|enable|disable|buy|upgrade|configure|give|grant|revoke|reset|set up|remove|change|add',
  es: 'invita(?:r)?|sub(?:e|ir)|gestiona(?:r)?|administra(?:r)?|organiza(?:r)?|personaliza(?:r)?|conecta(?:r)?|instala(?:r)?|configura(?:r)?|da|dar|añad(?:e|ir)|cambia(?:r)?',
}

const wordsOf = (language: GuideLanguage): 'ar' | 'en' | 'es' => (language === 'cy' ? 'en' : language)

/** The screens that a request speaks of. */
export const screensIn = (said: string, language: GuideLanguage): string[] =>
  SCREENS[wordsOf(language)].flatMap(([screen, words]) => (wholeWord(words).test(said) ? [screen] : []))

/** Screens for a command about settings; null if it is none. Texts in quotation marks are about anything. */
export function settingsScreens(text: string, language: GuideLanguage): string[] | null {
  const said = text.replace(/["“«].*?["”»]|(?<= )['‘].*?['’](?= |$)/g, '')
  const isCommand = new RegExp(`^(?:\\p{L}+ ){0,3}?(?:${SETTING_VERBS[wordsOf(language)]})(?!\\p{L})`, 'iu').test(said)
  const screens = isCommand ? screensIn(said, language) : []
  return screens.length > 0 ? screens : null
}

export const leadToScreens = (context: Context, screens: string[]): string =>
  context.t.leadTo(screens.map((screen) => linkToScreen(context, screen)).join(', '))

/** The screens that a long command may be about: it was not understood, and that is what is said. */
export const maybeOn = ({ t, ...context }: Context, screens: string[]): string =>
  `${t.notUnderstood} ${t.maybe(screens.map((screen) => linkToScreen({ t, ...context }, screen)).join(', '))}`

/** What only a person does, on the document that is meant. */
export function* lead(context: Context): Steps {
  const { request, t } = context
  return t.lead(
    linkTo(
      context,
      yield* resolve(context, request.name ?? { name: '', type: null }, { prefers: ['events', 'pages', 'posts'] }),
    ),
  )
}

export function* help(context: Context, said: string): Steps {
  const { request, t } = context
  const { sections } = yield* callTool('searchHelp', { question: said.slice(0, 300) })
  const found = Array.isArray(sections) ? (sections as { heading: string; text: string }[]) : []
  const screens = screensIn(said, request.lexicon.code)
  const link =
    screens.length > 0 ? `${t.here(screens.map((screen) => linkToScreen(context, screen)).join(', '))}\n\n` : ''
  const [best, ...others] = found
  // Beside the screen itself, a section that only shares some words is no answer.
  if (!best || (link && !isAbout(best, said))) return link ? link.trim() : `${t.helpNone} ${t.canDo}`
  const also = others.length > 0 ? `\n\n${t.seeAlso}: ${others.map(({ heading }) => heading).join(', ')}.` : ''
  return `${link}**${best.heading}**\n\n${shorten(best.text)}${also}`
}

/** Whether a section of the help is about what was said: by its heading, or by all of the longer words. */
function isAbout({ heading, text }: { heading: string; text: string }, said: string): boolean {
  const stemsOf = (words: string): Set<string> =>
    new Set(
      fold(words)
        .split(' ')
        .filter((word) => word.length > 3)
        .map((word) => word.slice(0, 5)),
    )
  const [asked, inHeading, inText] = [stemsOf(said), stemsOf(heading), stemsOf(text)]
  return [...asked].some((stem) => inHeading.has(stem)) || [...asked].every((stem) => inText.has(stem))
}

/** The first paragraphs of a section. */
function shorten(text: string): string {
  const paragraphs = text.split(/\n{2,}/)
  let kept = ''
  for (const paragraph of paragraphs) {
    if (kept && kept.length + paragraph.length > 700) break
    kept = kept ? `${kept}\n\n${paragraph}` : paragraph
  }
  return kept
}

export function* whoMay(context: Context): Steps {
  const { facts, request, t } = context
  const { act = 'see', lexicon, type = 'pages' } = request
  const known =
    act === 'unpublish' ? 'publish' : act === 'restore' || act === 'duplicate' || act === 'translate' ? 'edit' : act
  const data = yield* callTool('whoMay', { act: known, type })
  const people = Array.isArray(data.people) ? data.people.filter(isRecord) : []
  const names = people.map(({ name, role }) => `${String(name)} (${String(role)})`).join(', ')
  const what = `${t.acts[known] ?? known} ${typeName(facts, type, lexicon.code, true)}`
  const link = names ? `\n\n${t.here(linkToScreen(context, 'users'))}` : ''
  const ask = Array.isArray(data.ask) ? data.ask.map(String).join(', ') : ''
  return data.you === true
    ? `${t.may(what, names)}${link}`
    : `${t.mayNot(what, ask)}${names ? ` ${names}.` : ''}${link}`
}
