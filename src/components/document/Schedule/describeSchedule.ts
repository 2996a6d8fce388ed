import type { Translator } from '@/i18n/createTranslator'
import { isolateText } from '@/lib/text/isolated'
import type { Schedule } from './useSchedules'

/** "Publishes Dec 3, 2026 at 10:00 AM" */
export const describeSchedule = (t: Translator, { isPublish, moment }: Schedule): string =>
  t(isPublish ? 'schedulePublishes' : 'scheduleTakesOff', { moment: isolateText(moment) })
