/** Intl language tag. English without a region would use American dates; the product uses British English. */
export const intlLanguage = (language: string): string => (language === 'en' ? 'en-GB' : language)
