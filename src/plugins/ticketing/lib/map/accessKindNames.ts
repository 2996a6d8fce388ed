import type { AccessKind } from '@/lib/events/accessKinds'
import { normalName } from './normalName'

/** Names that box offices use for accessible performances, normalised with `normalName`; matched as a whole. */
const NAMES: Readonly<Record<AccessKind, readonly string[]>> = {
  audio_described: [
    'ad',
    'audio described',
    'audio description',
    'audio described performance',
    'audiodescribed',
    'audio descripcion',
    'audiodescripcion',
    'audiodescrita',
    'sain ddisgrifiad',
  ],
  captioned: [
    'cap',
    'cc',
    'captioned',
    'captions',
    'captioning',
    'captioned performance',
    'closed captioned',
    'closed captions',
    'open captioned',
    'open captions',
    'stagetext',
    'stagetext captioned',
    'creative captions',
    'subtitulada',
    'subtitulado',
    'capsiynau',
  ],
  dementia_friendly: [
    'dementia friendly',
    'dementia friendly performance',
    'dementia friendly screening',
    'dementia inclusive',
  ],
  live_streamed: [
    'live stream',
    'live streamed',
    'livestream',
    'livestreamed',
    'streamed',
    'digital stream',
    'streamed live',
    'online stream',
  ],
  relaxed: [
    'relaxed',
    'relaxed performance',
    'relaxed screening',
    'relaxed environment',
    'autism friendly',
    'sensory friendly',
    'sensory adapted',
    'chilled performance',
    'funcion relajada',
    'relajada',
    'hamddenol',
  ],
  sign_language: [
    'bsl',
    'bsl interpreted',
    'bsl interpretation',
    'bsl performance',
    'bsl integrated',
    'integrated bsl',
    'british sign language',
    'british sign language interpreted',
    'asl',
    'asl interpreted',
    'american sign language',
    'isl',
    'isl interpreted',
    'irish sign language',
    'lse',
    'sign language',
    'sign language interpreted',
    'sign interpreted',
    'sli',
    'signed',
    'signed performance',
    'lengua de signos',
    'iaith arwyddion',
  ],
  surtitled: [
    'surtitled',
    'surtitles',
    'subtitled',
    'subtitles',
    'supertitles',
    'sobretitulada',
    'sobretitulos',
    'uwchdeitlau',
  ],
  touch_tour: ['touch tour', 'touch tours', 'pre show touch tour', 'pre show tour', 'visita tactil', 'taith gyffwrdd'],
}

const KINDS = new Map(
  (Object.entries(NAMES) as [AccessKind, readonly string[]][]).flatMap(([kind, names]) =>
    names.map((name) => [name, kind]),
  ),
)

/**
 * The access kind for a box office's label: `Captioned`, `SLCaptioned`, `AD`, `BSL Interpreted`, `Access: Relaxed`.
 * @returns null if unknown: wrongly announcing an accessible performance is worse than missing one
 */
export function accessKindOf(name: string): AccessKind | null {
  // Removes prefixes that box offices add, and splits joined words.
  const spaced = name
    .replace(/^(?:access|accessible|accessibility|performance type|sl)\s*[:_\-–]\s*/i, '')
    .replace(/^SL(?=[A-Z][a-z])/, '')
    .replace(/^Access(?=[A-Z])/, '')
    .replace(/^Is(?=[A-Z])/, '')
  for (const form of [spaced, spaced.replace(/([a-z])([A-Z])/g, '$1 $2')]) {
    const found =
      KINDS.get(normalName(form)) ??
      KINDS.get(normalName(form).replace(/ (?:performance|performances|show|screening)$/, ''))
    if (found) return found
  }
  return null
}

/** The access kinds in texts that may list several: `Captioned / AD`, `BSL, Relaxed`. Unknown parts are ignored. */
export function accessKindsIn(texts: readonly string[]): AccessKind[] {
  const parts = texts.flatMap((text) => [text, ...text.split(/[,;|/+&]|\band\b/i)])
  return [...new Set(parts.flatMap((part) => accessKindOf(part.trim()) ?? []))]
}
