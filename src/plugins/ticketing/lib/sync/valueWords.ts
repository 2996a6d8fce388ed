import { changeWords } from '../../../../endpoints/documents/changeWords'
import type { PayloadRequest } from 'payload'
import { plainText } from '../map/plainText'
import { textOfRichText } from '../map/richText'
import type { TargetField } from '../map/targets'
import { isHtml, isMoment, type TargetValue } from '../map/values'
import type { PlanSettings } from '../plan/types'

/** Longer texts are told by their beginning. */
const MOST = 300

/** Values of fields as somebody reads them; null for none. */
export function valueWords(
  req: PayloadRequest,
  { venues, zone }: Pick<PlanSettings, 'venues' | 'zone'>,
): (target: TargetField | undefined, value: TargetValue) => string | null {
  const words = changeWords(req, new Map(), zone)
  const choice = (target: TargetField | undefined, value: string) =>
    target?.choices?.find((one) => one.value === value)?.label ?? value
  const text = (target: TargetField | undefined, value: TargetValue): string => {
    if (value === null) return ''
    if (isMoment(value)) return words.moment(value.moment, value.zone)
    if (isHtml(value)) return plainText(value.html)
    if (typeof value === 'boolean') return value ? words.yes : words.no
    if (Array.isArray(value)) return value.map((one) => choice(target, one)).join(', ')
    if (typeof value === 'object') return textOfRichText(value)
    if (target?.kind === 'venue') return venues.byId.get(String(value))?.name ?? String(value)
    return target?.kind === 'choice' ? choice(target, String(value)) : String(value)
  }
  return (target, value) => {
    const whole = text(target, value).trim()
    return whole === '' ? null : whole.length > MOST ? `${whole.slice(0, MOST)}…` : whole
  }
}
