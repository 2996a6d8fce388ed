import type { AnnouncementKind, Outcome } from './kinds'

/** Texts for visitors that a site has not written itself. `{minutes}` becomes the delay. */
const DEFAULTS: Record<string, Record<AnnouncementKind, string>> = {
  ar: {
    cancelled: 'نأسف لإلغاء هذا العرض. سنتواصل مع حاملي التذاكر.',
    delayed: 'يبدأ هذا العرض متأخرًا {minutes} دقيقة.',
    moved: 'نُقل هذا العرض. تبقى التذاكر صالحة.',
    postponed: 'أُجّل هذا العرض. تبقى التذاكر صالحة للموعد الجديد.',
  },
  cy: {
    cancelled: 'Mae’n ddrwg gennym fod y perfformiad hwn wedi’i ganslo. Byddwn yn cysylltu â phawb sydd â thocynnau.',
    delayed: 'Bydd y perfformiad hwn yn dechrau {minutes} munud yn hwyrach.',
    moved: 'Mae’r perfformiad hwn wedi’i symud. Mae tocynnau’n dal yn ddilys.',
    postponed: 'Mae’r perfformiad hwn wedi’i ohirio. Bydd tocynnau’n ddilys ar gyfer y dyddiad newydd.',
  },
  en: {
    cancelled: 'We are sorry that this performance is cancelled. We will contact everyone with tickets.',
    delayed: 'This performance starts {minutes} minutes later.',
    moved: 'This performance has moved. Tickets remain valid.',
    postponed: 'This performance is postponed. Tickets will be valid for the new date.',
  },
  es: {
    cancelled: 'Lamentamos la cancelación de esta función. Contactaremos con quienes tengan entradas.',
    delayed: 'Esta función empieza {minutes} minutos más tarde.',
    moved: 'Esta función se ha trasladado. Las entradas siguen siendo válidas.',
    postponed: 'Esta función se ha aplazado. Las entradas serán válidas para la nueva fecha.',
  },
}

/** Texts by kind and language. */
export type Templates = Partial<Record<AnnouncementKind, Record<string, string>>>

/**
 * The texts to begin with, in each language of the site: those it has saved, else the default of the language. Empty
 * where there is neither: visitors then read the site's own language.
 */
export const textsFor = (kind: AnnouncementKind, languages: string[], saved: Templates): Record<string, string> =>
  Object.fromEntries(languages.map((code) => [code, saved[kind]?.[code] ?? DEFAULTS[code]?.[kind] ?? '']))

/** Puts the delay into texts, and leaves out empty ones. */
export const filledTexts = (
  texts: Record<string, string>,
  { shiftMinutes }: Pick<Outcome, 'shiftMinutes'>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([code, text]) => {
      const filled = text.trim().replaceAll('{minutes}', String(Math.abs(shiftMinutes ?? 0)))
      return filled ? [[code, filled] as const] : []
    }),
  )
