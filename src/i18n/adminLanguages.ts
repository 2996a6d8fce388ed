import { ar as payloadAr } from '@payloadcms/translations/languages/ar'
import { en as payloadEn } from '@payloadcms/translations/languages/en'
import { es as payloadEs } from '@payloadcms/translations/languages/es'
import type { Config } from 'payload'
import { messagesOfEveryPage } from './translator'
import { payloadTexts } from './payloadTexts'
import { sentenceCase } from './sentenceCase'

/**
 * Languages in which the admin itself can be read, Payload's texts and ours (below `callboard:`). Another one is a
 * file beside these and two lines here; the languages of content are in `lib/languages`.
 */
export const adminLanguages = (): Config['i18n'] => ({
  fallbackLanguage: 'en',
  supportedLanguages: {
    ar: payloadAr,
    en: { ...payloadEn, translations: sentenceCase(payloadEn.translations) },
    es: { ...payloadEs, translations: sentenceCase(payloadEs.translations) },
  },
  translations: {
    ar: { ...payloadTexts.ar, callboard: messagesOfEveryPage('ar') },
    en: { ...payloadTexts.en, callboard: messagesOfEveryPage('en') },
    es: { ...payloadTexts.es, callboard: messagesOfEveryPage('es') },
  },
})
