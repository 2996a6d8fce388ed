import { acceptedLanguages } from '@payloadcms/translations'
import { ar as payloadAr } from '@payloadcms/translations/languages/ar'
import { en as payloadEn } from '@payloadcms/translations/languages/en'
import { es as payloadEs } from '@payloadcms/translations/languages/es'
import type { Config } from 'payload'
import { payloadCy } from './payload/cy'
import { messagesOfEveryPage } from './translator'
import { payloadTexts } from './payloadTexts'
import { sentenceCase } from './sentenceCase'

const SUPPORTED = {
  ar: payloadAr,
  // Payload has no Welsh, and loads the names of months for its date fields only in languages that it has.
  cy: { dateFNSKey: 'en-US' as const, translations: payloadCy },
  en: { ...payloadEn, translations: sentenceCase(payloadEn.translations) },
  es: { ...payloadEs, translations: sentenceCase(payloadEs.translations) },
}

/**
 * Languages in which the admin itself can be read, Payload's texts and ours (below `callboard:`). Another one is a
 * file beside these and a line in `lib/languages/adminLanguages`; the languages of content are in `lib/languages`.
 */
export function adminLanguages(): Config['i18n'] {
  acceptWelsh()
  const translations = {
    ar: { ...payloadTexts.ar, callboard: messagesOfEveryPage('ar') },
    cy: { callboard: messagesOfEveryPage('cy') },
    en: { ...payloadTexts.en, callboard: messagesOfEveryPage('en') },
    es: { ...payloadTexts.es, callboard: messagesOfEveryPage('es') },
  }
  return {
    fallbackLanguage: 'en',
    supportedLanguages: SUPPORTED,
    translations,
  }
}

/** Payload passes over every language of a browser's preference that is not in its own list. */
function acceptWelsh(): void {
  const accepted: readonly string[] = acceptedLanguages
  if (!accepted.includes('cy')) Array.prototype.push.call(acceptedLanguages, 'cy')
}
