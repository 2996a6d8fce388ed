import type { MapSourceType } from './sources'
import type { TargetKind } from './targets'

const ANY_TEXT: readonly TargetKind[] = ['text', 'textarea', 'richText']

/**
 * Target kinds that each source type can be converted to. Text may be parsed as a number, day and so on, because
 * attributes are often all text.
 */
const FITTING: Readonly<Record<MapSourceType, readonly TargetKind[]>> = {
  boolean: ['checkbox', 'option'],
  date: ['day'],
  image: ['link'],
  list: ['text', 'textarea', 'choice', 'choices'],
  minutes: ['text', 'textarea', 'number'],
  moment: ['moment', 'day', 'wallClock'],
  number: ['text', 'textarea', 'number', 'choice'],
  richText: ANY_TEXT,
  state: ['choice'],
  text: [
    ...ANY_TEXT,
    'link',
    'number',
    'checkbox',
    'option',
    'day',
    'moment',
    'wallClock',
    'choice',
    'choices',
    'venue',
  ],
  url: ['link', 'text'],
  venue: ['venue', 'text', 'textarea'],
}

/** Whether a source of this type can fill a target of this kind. */
export const fits = (source: MapSourceType, target: TargetKind): boolean => FITTING[source].includes(target)
