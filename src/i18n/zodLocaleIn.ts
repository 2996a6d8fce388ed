import { z } from 'zod'

const LOCALES: Record<string, typeof z.locales.en> = { ar: z.locales.ar, es: z.locales.es }

/** Zod's own messages in a language of the admin. English where it is unknown. */
export const zodLocaleIn = (language: string) => (LOCALES[language] ?? z.locales.en)().localeError
