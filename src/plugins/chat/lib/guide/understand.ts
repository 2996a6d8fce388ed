import { DateTime } from 'luxon'
import { dayIn, periodIn, timeIn, type Period } from './dates'
import type { GuideFacts } from './facts'
import { quoted, thingIn, typeIn, type NamedThing } from './names'
import { isoDate } from '@/lib/time/isoDate'

/** What the user wants, as the guide understands it. */
export type Intent =
  | { kind: 'altTexts' }
  | { kind: 'change'; thing: NamedThing; field: string; value: string }
  | { kind: 'create'; type: string; title: string | null }
  | { kind: 'drafts'; type: string | null }
  | { kind: 'find'; thing: NamedThing }
  | { kind: 'greet' }
  | { kind: 'help'; question: string }
  | { kind: 'lead'; screens: Screen[]; thing: NamedThing | null; act: string }
  | { kind: 'list'; type: string; isCount: boolean }
  | { kind: 'look' }
  | { kind: 'move'; thing: NamedThing; day: string; time: string | null }
  | { kind: 'pageOf'; title: string | null }
  | { kind: 'perform'; thing: NamedThing; day: string | null; time: string | null }
  | { kind: 'read'; thing: NamedThing; about: string | null }
  | { kind: 'uses'; thing: NamedThing }
  | { kind: 'whatsOn'; period: Period }
  | { kind: 'whoMay'; act: 'create' | 'delete' | 'edit' | 'publish' | 'see'; type: string | null }
  | { kind: 'unknown' }

export type Screen =
  'apps' | 'billing' | 'domains' | 'languages' | 'media' | 'security' | 'settings' | 'themes' | 'users'

const POLITE =
  /^(?:(?:please|hi|hello|hey|ok|okay|so|now|then|and|well)[,.!]?\s+|(?:(?:can|could|would|will) you|i(?:'d| would) like(?: you)? to|i want(?: you)? to|i need(?: you)? to|i need|i want|i'd like|help me(?: to)?|let's|let us|let me|you should)\s+(?:please\s+)?)+/i

/** Screens for tasks that only people do, by the words that refer to them. */
const SCREENS: [Screen, RegExp][] = [
  ['users', /\b(invite|invitation|users?|staff|colleagues?|roles?|permissions?|seats?|access)\b|\S+@\S+/i],
  ['themes', /\b(themes?|design|layout|colou?rs?|fonts?)\b/i],
  ['media', /\b(upload|media|pictures?|images?|photos?|videos?)\b/i],
  ['domains', /\b(domains?|dns|hostname)\b/i],
  ['languages', /\b(languages?|locales?)\b/i],
  ['billing', /\b(billing|plan|subscription|invoice|pay)\b/i],
  ['apps', /\b(apps?|integrations?|box office|ticketing|connect)\b/i],
  ['security', /\b(security|cookies?|csp|two-factor|password)\b/i],
  ['settings', /\bsettings?\b/i],
]

const WHAT_IS_ON =
  /\b(what(?:'s|s| is| are)?(?: we)? (?:on|playing|showing|happening)|anything (?:on|happening|playing)|coming up|upcoming|performances?|happening|programme|calendar|schedule[ds]? for)\b/i
const LISTS = /^(?:list|show|display|see|view|give me|get|what|which|how many|count|tell me (?:what|which|how many))\b/i

/** Understands one simple request in English. Rules are ordered from the specific to the general. */
export function understand(request: string, facts: GuideFacts): Intent {
  const { types } = facts
  const now = DateTime.fromJSDate(facts.now, { zone: facts.timezone })
  const normalized = request.replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim()
  if (
    /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|thanks|thank you)\b[^a-z]*(?:$|there\b|what can you)|\bwhat (?:can|do) you (?:do|understand|know)\b|\bwho are you\b|^help[.!?]*$/i.test(
      normalized,
    )
  )
    return { kind: 'greet' }
  const text = normalized.replace(POLITE, '').trim()
  // As a verb, "show" does not name the content type "show".
  const type = typeIn(text.replace(/^(?:show|play|date)\b/i, ''), types)
  return (
    asksWho(text, type?.slug ?? null) ??
    asksHow(normalized) ??
    asksForAltTexts(text) ??
    asksForPageOf(text) ??
    (facts.isAttachedNow && ASKS_ABOUT_FILES.test(text) ? { kind: 'look' } : null) ??
    asksUses(text, types) ??
    asksToLead(text, facts) ??
    asksToCreate(text, types, now) ??
    asksToChange(text, types, now) ??
    asksForDrafts(text, type?.slug ?? null) ??
    asksWhatsOn(text, type?.slug ?? null, now) ??
    asksToRead(text, types) ??
    asksToFind(text, types) ??
    asksToList(text, type) ??
    (text && text.split(' ').length <= 4 && !/^(?:write|tell|sing|explain|make|do)\b/i.test(text)
      ? { kind: 'find', thing: thingIn(text, types) }
      : { kind: 'unknown' })
  )
}

type Types = GuideFacts['types']

const ACTS: [RegExp, 'create' | 'delete' | 'edit' | 'publish' | 'see'][] = [
  [/\b(publish|unpublish|put live)/i, 'publish'],
  [/\b(delete|remove|trash)/i, 'delete'],
  [/\b(create|add|make|write)/i, 'create'],
  [/\b(edit|change|update|manage)/i, 'edit'],
  [/\b(see|view|read|open)/i, 'see'],
]

function asksWho(text: string, type: string | null): Intent | null {
  if (
    !/^(?:who (?:can|may|is allowed|is able|has)|why (?:can't|can not|cannot|may|am) i|am i allowed|(?:can|may) i\b|do i have (?:access|permission))/i.test(
      text,
    )
  )
    return null
  const act = ACTS.find(([pattern]) => pattern.test(text))?.[1]
  return act ? { act, kind: 'whoMay', type } : null
}

const asksHow = (text: string): Intent | null =>
  /^(?:how (?:do|can|should|would) (?:i|we|you|one)|how to|how does|what does it mean|what is an? |explain how|where do (?:i|we) (?:set|change|find))\b/i.test(
    text,
  )
    ? { kind: 'help', question: text }
    : null

/** Questions about the content of attached files. */
const ASKS_ABOUT_FILES =
  /^(?:what|who|where|when|which|how|is|are|does|do|read|describe|summari[sz]e|explain|translate|transcribe|tell|extract|list)\b.*\b(?:this|these|that|it|them|attached|pictures?|images?|photos?|pdfs?|files?|documents?)\b/i

const asksForAltTexts = (text: string): Intent | null =>
  /^(?:write|add|make|create|propose|suggest|find|list|show|give|fill in|which|what|describe|caption)\b.*\b(?:alt(?:ernative)? (?:texts?|descriptions?)|alt\b)|^(?:describe|caption) (?:all |the |my |our )*(?:undescribed )?(?:pictures?|images?|photos?)\b|\b(?:pictures?|images?|photos?) (?:without|with no|that (?:have|lack)) .*\b(?:alt|alternative|texts?|descriptions?)\b/i.test(
    text,
  )
    ? { kind: 'altTexts' }
    : null

function asksForPageOf(text: string): Intent | null {
  const [, rest] =
    /^(?:make|create|draft|build|write|turn)\s+(?:me |us )?(?:(?:a|one|another|the|new) )*page (?:of|from|out of|with|using|about|for) (?:this|these|that|those|it|them|what (?:i|is)|the (?:attach|file|picture|photo|image|pdf|document|upload)|my (?:attach|file|picture|photo|image|pdf|upload))\w*(.*)$/i.exec(
      text,
    ) ??
    /^turn (?:this|these|that|it) into (?:a|the) page(.*)$/i.exec(text) ??
    []
  if (rest === undefined) return null
  const [, named] = /\b(?:called|named|titled|entitled)\s+(.+)$/i.exec(rest) ?? []
  return { kind: 'pageOf', title: quoted(rest) ?? (named?.replace(/[.!]+$/, '').trim() || null) }
}

function asksUses(text: string, types: Types): Intent | null {
  const [, target] =
    /^where(?: else)? (?:is|are|do we use) (.+?) (?:used|linked|mentioned|referenced)/i.exec(text) ??
    /^(?:what|which(?: \w+)?|who|show(?: me)? (?:what|everything that)) (?:links?|points?|refers?) to (.+)$/i.exec(
      text,
    ) ??
    /^(?:what|which(?: \w+)?) (?:uses?|mentions?|includes?|features?) (.+)$/i.exec(text) ??
    []
  return target ? { kind: 'uses', thing: thingIn(target, types) } : null
}

function asksToLead(text: string, { types }: GuideFacts): Intent | null {
  const [, act, rest] = /^(publish|unpublish|schedule|delete|remove|trash|restore)\b\s*(.*)$/i.exec(text) ?? []
  if (act && rest) {
    const bare = rest.replace(
      /\s+(?:to (?:go live|be published|publish)|for (?:publication|publishing)|from the (?:site|website)|on \S+.*|at \d.*|tomorrow.*|today.*|next .*|now)\b.*$/i,
      '',
    )
    return { act: act.toLowerCase(), kind: 'lead', screens: [], thing: thingIn(bare, types) }
  }
  const isCommand =
    /^(?:invite|upload|manage|organi[sz]e|customi[sz]e|connect|install|enable|disable|buy|upgrade|set up|configure|give|grant|revoke|reset|change|switch|add|remove)\b/i.test(
      text,
    )
  const screens = SCREENS.filter(([, pattern]) => pattern.test(text)).map(([screen]) => screen)
  // If the text names a content type, it is about a document unless the verb is about settings.
  const isAboutSettings =
    /^(?:invite|upload|manage|organi[sz]e|customi[sz]e|connect|install|enable|disable|buy|upgrade|configure|give|grant|revoke|reset)\b/i.test(
      text,
    ) || !typeIn(text, types)
  return isCommand && isAboutSettings && screens.length > 0
    ? { act: 'settings', kind: 'lead', screens, thing: null }
    : null
}

function asksToCreate(text: string, types: Types, now: DateTime): Intent | null {
  const [, rest] =
    /^(?:create|make|add|draft|write|start|set up|prepare|(?=(?:a )?new\b))\s*(?:me |us )?(.+)$/i.exec(text) ?? []
  if (!rest) return null
  const [, of] =
    /^(?:an?|another|the|one more)?\s*(?:new )?(?:performance|showing|screening|date)s?\s+(?:of|for|to)\s+(.+)$/i.exec(
      rest,
    ) ?? []
  if (of) {
    const name = of.replace(/\s+(?:on|at|for|tomorrow|today|tonight|next)\b.*$/i, '')
    return { day: dayIn(of, now)?.toISODate() ?? null, kind: 'perform', thing: thingIn(name, types), time: timeIn(of) }
  }
  const head = rest
    .replace(/["“„«:].*$/, '')
    .replace(/\s+(?:called|named|titled|with)\b.*$/i, '')
    .replace(/\s+(?:about|for)\b.*$/i, '')
  const type = typeIn(head, types)
  if (!type) return null
  const [, named] =
    /(?:\b(?:called|named|titled|entitled|with the (?:title|name))\s+|:\s*)(.+)$/i.exec(rest) ??
    /\b(?:about|for)\s+(.+)$/i.exec(rest) ??
    []
  const title = quoted(rest) ?? named?.replace(/^["'“]+|["'”.!]+$/g, '').trim() ?? null
  return { kind: 'create', title: title || null, type: type.slug }
}

function asksToChange(text: string, types: Types, now: DateTime): Intent | null {
  const value = (raw: string) =>
    (
      quoted(raw) ??
      raw
        .replace(/^["'“]+|["'”]+$/g, '')
        .replace(/\s+instead\.?$/i, '')
        .replace(/[!]$/, '')
    ).trim()
  const [, renamed, name] = /^rename (.+?) (?:to|as|into) (.+)$/i.exec(text) ?? []
  if (renamed && name) return { field: 'title', kind: 'change', thing: thingIn(renamed, types), value: value(name) }
  const [, called, instead] = /^call (.+?) (["“'].+)$/i.exec(text) ?? /^call (.+?) (.+?) instead$/i.exec(text) ?? []
  if (called && instead) return { field: 'title', kind: 'change', thing: thingIn(called, types), value: value(instead) }
  const [, field, of, to] =
    /^(?:change|set|update|edit|correct|make) (?:the )?(.+?) (?:of|for|on) (.+?) (?:to|as|into|=) (.+)$/i.exec(text) ??
    []
  if (field && of && to)
    return { field: field.toLowerCase().trim(), kind: 'change', thing: thingIn(of, types), value: value(to) }
  const [, theirs, its, other] = /^(?:change|set|update|edit|correct) (.+?)'s? (.+?) (?:to|as) (.+)$/i.exec(text) ?? []
  if (theirs && its && other)
    return { field: its.toLowerCase().trim(), kind: 'change', thing: thingIn(theirs, types), value: value(other) }
  const [, moved, when] =
    /^(?:move|postpone|reschedule|bring forward|shift) (.+?) (?:to|until|for) (.+)$/i.exec(text) ?? []
  const day = when ? dayIn(when, now) : null
  return moved && when && day
    ? { day: isoDate(day), kind: 'move', thing: thingIn(moved, types), time: timeIn(when) }
    : null
}

const asksForDrafts = (text: string, type: string | null): Intent | null =>
  /\bdrafts?\b|\bunpublished\b|\b(?:not|aren't|isn't|never) (?:yet )?(?:published|live)\b|\b(?:still )?working on\b|\bunfinished\b|\bnot finished\b/i.test(
    text,
  )
    ? { kind: 'drafts', type }
    : null

function asksWhatsOn(text: string, type: string | null, now: DateTime): Intent | null {
  const period = periodIn(text, now)
  const isAbout = WHAT_IS_ON.test(text)
  const isEvents = type === 'events' || type === 'event-instances'
  if (isAbout && !period && /\bon\b|\bplaying\b|\bcoming up\b/i.test(text) && !isEvents)
    return { kind: 'whatsOn', period: { from: isoDate(now), to: null } }
  if (!period || !(isAbout || isEvents || /^(?:list|show|display|see|what|anything|everything|give me)/i.test(text)))
    return null
  return { kind: 'whatsOn', period }
}

function asksToRead(text: string, types: Types): Intent | null {
  const [, when, about] =
    /^(?:when|what time|at what time) (?:does|do|is|are|did|will) (.+?)(?: (start|begin|end|finish|open|close|on|happen|take place|playing))?\??$/i.exec(
      text,
    ) ?? []
  if (when)
    return {
      about: about && /end|finish|close/i.test(about) ? 'end' : 'start',
      kind: 'read',
      thing: thingIn(when, types),
    }
  const [, what] =
    /^what (?:does|do|is in|is on) (.+?) (?:say|contain|include|look like)\??$/i.exec(text) ??
    /^(?:tell me (?:more )?about|describe|summari[sz]e|read(?: me)?|(?:show|give|get)(?: me)? (?:the |all |more )?(?:details|information|info|text|content)s? (?:of|about|on|for)|details (?:of|about)|what do you know about) (.+)$/i.exec(
      text,
    ) ??
    []
  return what ? { about: null, kind: 'read', thing: thingIn(what, types) } : null
}

function asksToFind(text: string, types: Types): Intent | null {
  const [, what] =
    /^(?:find|search(?: for)?|look(?:ing)? (?:for|up)|locate|open|go to|take me to|bring me to|jump to|where(?:'s| is| are| can i find)|(?:i )?(?:can't|cannot|could not|couldn't) find|(?:is|are) there (?:an?|any|some)?|do we (?:already )?have (?:an?|any|some)?|have we got (?:an?|any)?)\s+(.+)$/i.exec(
      text,
    ) ?? []
  if (!what) return null
  const bare = what
    .replace(/^(?:anything|something|everything|stuff)\s+(?:to do with|about|on|with|for)\s+/i, '')
    .replace(/\b(?:called|named|titled)\s+/i, '')
  return { kind: 'find', thing: thingIn(bare, types) }
}

const asksToList = (text: string, type: { slug: string } | null): Intent | null =>
  type && (LISTS.test(text) || /^(?:all|our|my|the|latest|newest|recent)\b/i.test(text))
    ? { isCount: /^how many|^count/i.test(text), kind: 'list', type: type.slug }
    : null
