import { dates, howMany, next, whatsOn } from './answers/programme'
import { altTexts, drafts, find, findTitle, listDocuments, read, uses } from './answers/reading'
import { announce } from './answers/announcing'
import { audience } from './answers/audience'
import { create, rename, set } from './answers/changing'
import { move, perform, status } from './answers/performances'
import { help } from './answers/help'
import { lead, leadToScreens, maybeOn, whoMay } from './answers/leading'
import { pageAbout, pageOf } from './answers/pages'
import { changes, credits } from './answers/people'
import { banner, menu, redirect } from './answers/site'
import { Reply, TooMuch, type Context, type Steps, type ToolCall } from './context'
import type { GuideFacts } from './facts'
import type { IntentKind } from './languages/lexicon'
import type { Conversation, DoneStep } from './readConversation'
import { ar } from './texts/ar'
import { cy } from './texts/cy'
import { en } from './texts/en'
import { es } from './texts/es'
import { runAll } from './runAll'
import { screensIn, settingsScreens } from './screens'
import { threadOf } from './thread'
import type { Request } from './request'
import { languageOf, LEXICONS } from './understand'

/** The guide's next step: a tool call or the answer. */
export type Decision = { call: ToolCall } | { text: string }

export interface GuideInput extends Conversation {
  hasTool: (name: string) => boolean
}

const TEXTS = { ar, cy, en, es }

/** Welsh is for visitors' questions that staff pass on. */
const IN_WELSH = new Set<IntentKind>(['find', 'greet', 'next', 'thanks', 'whatsOn'])

/** Words of a command about settings; a longer one is about something else as well. */
const MAX_SETTING = 8

/** Questions about files that are attached, which the guide cannot look into. */
const ABOUT_FILES =
  /^(?:what|who|where|when|which|how|is|are|does|do|read|describe|summari[sz]e|explain|translate|transcribe|tell|extract|list)\b.*\b(?:this|these|that|it|them|attached|pictures?|images?|photos?|pdfs?|files?|documents?)\b/i

/** The next tool call, or the answer. Deterministic: the same conversation gives the same decision. */
export function decide(facts: GuideFacts, { done, hasTool, said }: GuideInput): Decision {
  const { chosen, request, text } = threadOf(said, facts)
  const language = request?.lexicon.code ?? languageOf(text, facts)
  const t = TEXTS[language]
  if (facts.isAttachedNow && ABOUT_FILES.test(text) && request?.kind !== 'pageOf') return { text: t.lookFiles }
  const isWelshLimit = language === 'cy' && request && !IN_WELSH.has(request.kind)
  const screens = !request || request.kind === 'list' ? settingsScreens(text, language, facts) : null
  const shown: Request = request ?? { kind: 'find', lexicon: LEXICONS[language] }
  const context: Context = { chosen: [...chosen], facts, hasTool, request: shown, t }
  if (screens)
    return {
      text: text.split(/\s+/).length > MAX_SETTING ? maybeOn(context, screens) : leadToScreens(context, screens),
    }
  if (!request || (request.left && isHowTo(context, text))) return notUnderstood(context, text, done)
  if (isWelshLimit) return { text: `${t.notUnderstood} ${t.canDo}` }
  if (request.left) return { text: `${t.notTaken(request.left)} ${request.isLeftOfValue ? t.quoteIt : t.again}` }
  return run(
    runAll(context, (one) => answer(one, text)),
    done,
    context,
  )
}

/** What is asked about a screen is answered with it; of anything else about it, that it may be done there. */
function notUnderstood(context: Context, text: string, done: DoneStep[]): Decision {
  const { facts, hasTool, request, t } = context
  if (isHowTo(context, text)) return run(help(context, text), done, context)
  const screens = screensIn(text, request.lexicon.code, facts)
  const answer = screens.length > 0 ? maybeOn(context, screens) : `${t.notUnderstood} ${t.canDo}`
  const bare = text.replace(/[?!.]+$/, '').trim()
  return bare && bare.split(/\s+/).length <= 5 && hasTool('findContent')
    ? run(findTitle(context, bare, answer), done, context)
    : { text: answer }
}

/** Whether a message asks how something is done on a screen that it speaks of. */
const isHowTo = ({ facts, request: { lexicon } }: Context, text: string): boolean =>
  new RegExp(`^(?:${lexicon.wonders})(?!\\p{L})`, 'iu').test(text.replace(/^[\s¿¡]+/, '')) &&
  screensIn(text, lexicon.code, facts).length > 0

/** Runs an answer with the results so far, to its next call or its end. */
function run(steps: Steps, done: DoneStep[], { hasTool, t }: Context): Decision {
  try {
    let step = steps.next()
    for (const result of done) {
      if (step.done) break
      step = steps.next(result)
    }
    if (step.done) return { text: step.value }
    return hasTool(step.value.tool) ? { call: step.value } : { text: t.cannotHere }
  } catch (error) {
    if (error instanceof Reply) return { text: error.message }
    if (error instanceof TooMuch) return { text: t.tooMuch }
    throw error
  }
}

function* say(text: string): Steps {
  return text
}

function answer(context: Context, said: string): Steps {
  const { request, t } = context
  const kinds: Record<IntentKind, () => Steps> = {
    altTexts: () => altTexts(context),
    announce: () => announce(context),
    audience: () => audience(context),
    banner: () => banner(context),
    changes: () => changes(context),
    create: () => create(context),
    credits: () => credits(context),
    dates: () => dates(context),
    drafts: () => drafts(context),
    find: () => find(context),
    greet: () => say(`${t.greet} ${t.canDo}`),
    help: () => help(context, said),
    howMany: () => howMany(context),
    lead: () => lead(context),
    list: () => listDocuments(context),
    look: () => say(t.lookFiles),
    menu: () => menu(context),
    move: () => move(context),
    next: () => next(context),
    pageAbout: () => pageAbout(context),
    pageOf: () => pageOf(context),
    perform: () => perform(context),
    read: () => read(context),
    redirect: () => redirect(context),
    rename: () => rename(context),
    schedule: () => lead(context),
    screen: () => say(leadToScreens(context, [request.state === 'redirects' ? 'redirects' : 'search'])),
    set: () => set(context),
    status: () => status(context),
    thanks: () => say(t.welcome),
    undo: () => say(t.undo),
    uses: () => uses(context),
    whatsOn: () => whatsOn(context),
    whoMay: () => whoMay(context),
  }
  return kinds[request.kind]()
}
