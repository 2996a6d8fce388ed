import type { Translator } from '@/i18n/createTranslator'
import { formatIn } from '@/lib/time/formatIn'
import type { Form } from '@/payload-types'

const DAY_MS = 86_400_000

/**
 * The day on which a submission is deleted, in the site's time zone; null if the form keeps submissions indefinitely.
 */
export function dayOfDeletion(
  { keepAnswersDays }: Pick<Form, 'keepAnswersDays'>,
  sentAt: string,
  language: string,
  timeZone: string,
): string | null {
  if (!keepAnswersDays) return null
  const moment = new Date(Date.parse(sentAt) + keepAnswersDays * DAY_MS)
  return formatIn(language, { day: 'numeric', month: 'long', timeZone, year: 'numeric' }).format(moment)
}

/** Describes how long the submissions of a form are kept, and when the next one is deleted. */
export function describeRetention(
  form: Pick<Form, 'keepAnswersDays'>,
  oldest: string | null,
  language: string,
  timeZone: string,
  t: Translator,
): string {
  if (!form.keepAnswersDays) return t('answersForGood')
  const day = oldest && dayOfDeletion(form, oldest, language, timeZone)
  return [t('answersGoAfter', { count: form.keepAnswersDays }), ...(day ? [t('answersGoNext', { day })] : [])].join(' ')
}
