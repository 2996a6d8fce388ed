import type { AcceptedLanguages } from '@payloadcms/translations'
import type { AdminLanguage } from '@/lib/languages/adminLanguages'

/** A language of the admin as Payload’s types have it: they list only those that Payload brings along, without Welsh. */
export const payloadLanguage = (language: AdminLanguage) => language as AcceptedLanguages
