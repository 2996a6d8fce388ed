import type { MapSourceType } from './sources'
import type { TargetKind } from './targets'

const ANY_TEXT: readonly TargetKind[] = ['text', 'textarea', 'richText']

/** What each kind of their values can become of ours. Texts may be read as numbers, days and so on: attributes often are all texts. */
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

/** Can a value of this type stand in this kind of field? */
export const fits = (source: MapSourceType, target: TargetKind): boolean => FITTING[source].includes(target)
