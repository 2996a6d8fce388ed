import { ValidationError, type DateField, type Field, type FieldHook, type PayloadRequest } from 'payload'
import { date } from 'payload/shared'
import { translatorOf } from '@/i18n/translator'
import { datesOf, isAfterStart, isGiven, isInRange, YEARS } from '@/lib/time/dateRules'
import { isSameMoment } from '@/lib/time/utcMoment'

/**
 * Adds the rules of dates to a date field: a year that calendars can show, and an end after its start. They hold for
 * drafts too, which Payload does not validate.
 */
export const withDateRules = (field: Field): Field =>
  field.type === 'date'
    ? {
        ...field,
        hooks: { ...field.hooks, beforeChange: [...(field.hooks?.beforeChange ?? []), checkDraft] },
        validate: withRules(field),
      }
    : field

const withRules =
  ({ name, validate = date }: DateField): NonNullable<DateField['validate']> =>
  async (value, options) => {
    const result = await validate(value, options)
    return result === true ? (problemOf(name, options.siblingData, options.req) ?? true) : result
  }

function problemOf(name: string, values: object, { i18n }: Pick<PayloadRequest, 'i18n'>): string | null {
  const dates = values as Record<string, unknown>
  const value = dates[name]
  if (isGiven(value) && !isInRange(value)) return translatorOf(i18n)('validationYear', YEARS)
  return isAfterStart(name, dates) ? null : translatorOf(i18n)('validationEndAfterStart')
}

/** Checks the dates that a draft changes. Others may stay as they are until it is published. */
const checkDraft: FieldHook = ({ collection, data, field, path, previousSiblingDoc, req, siblingData, value }) => {
  if (data?._status !== 'draft' || !('name' in field) || typeof field.name !== 'string') return value
  const stored = (previousSiblingDoc ?? {}) as Record<string, unknown>
  const isChanged = datesOf(field.name).some((name) => !isSameMoment(siblingData[name], stored[name]))
  const message = isChanged ? problemOf(field.name, siblingData, req) : null
  if (message)
    throw new ValidationError({ collection: collection?.slug, errors: [{ message, path: path.join('.') }] }, req.t)
  return value
}
