import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import type { Translator } from '@/i18n/createTranslator'
import { translatorOf } from '@/i18n/translator'
import { idOf, isRecord } from '@/lib/values'
import { checkValues, namesIn } from '@/lib/themes/checkValues'
import { asDocumentTheme, documentThemeSchema, INHERIT } from '@/lib/themes/documentTheme'
import { describeProblem } from '@/lib/themes/describeProblem'
import { storedReferences } from '@/lib/themes/findValueProblems'
import { templatesFor, THEME_BLOCK, collectThemeValues } from '@/lib/themes/themePlaces'
import { readSelectedTheme, type SelectedTheme } from './selectedTheme'

interface Problem {
  message: string
  path: string
}

type Data = Record<string, unknown>

interface Saved {
  before: Data
  collection: string
  data: Data
  isRestored: boolean
  t: Translator
}

/**
 * Rejects theme values that are never valid, in drafts and autosaves too. Values that were stored before are kept, so
 * switching to another theme or version loses no content.
 */
export const guardThemeValues: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const tenant = idOf(data.tenant ?? originalDoc?.tenant)
  if (!tenant || !hasThemeValues(data)) return data
  const selected = await readSelectedTheme(req, tenant)
  const before = (originalDoc ?? {}) as Data
  const saved: Saved = {
    before,
    collection: collection.slug,
    data,
    isRestored: isRestoring(req),
    t: translatorOf(req.i18n),
  }
  const problems = [...shapeProblems(saved), ...choiceProblems(saved, selected), ...valueProblems(saved, selected)]
  if (problems.length > 0) throw new ValidationError({ collection: collection.slug, errors: problems })
  return data
}

const isThemeRow = (row: unknown): row is Data => isRecord(row) && row.blockType === THEME_BLOCK
const themeRows = ({ layout }: Data): [Data, number][] =>
  (Array.isArray(layout) ? layout : []).flatMap((row: unknown, index): [Data, number][] =>
    isThemeRow(row) ? [[row, index]] : [],
  )
const hasThemeValues = (data: Data): boolean => isSet(data.theme) || isSet(data.custom) || themeRows(data).length > 0
const isSet = (value: unknown): boolean => value !== undefined && value !== null

/** A restored version may contain blocks of the theme used at that time. */
const isRestoring = ({ pathname }: PayloadRequest): boolean => /\/versions\/[\w-]+$/.test(pathname ?? '')

function shapeProblems({ data: { custom, theme }, t }: Saved): Problem[] {
  const parsed = documentThemeSchema.safeParse(theme ?? {})
  return [
    ...(parsed.success
      ? []
      : [{ message: t('checkThemeForm', { place: parsed.error.issues[0]?.path.join('.') ?? '' }), path: 'theme' }]),
    ...(!isSet(custom) || isRecord(custom) ? [] : [{ message: t('checkByName'), path: 'custom' }]),
  ]
}

/** The template and colour scheme must exist in the theme, unless they were selected before. */
function choiceProblems({ before, collection, data, t }: Saved, { isNoCode, theme }: SelectedTheme): Problem[] {
  const [current, previous] = [asDocumentTheme(data.theme), asDocumentTheme(before.theme)]
  const templates = templatesFor(theme, collection, isNoCode).map(({ template }) => template)
  const isUnavailable = (chosen: string | null | undefined, stored: string | null | undefined, offered: string[]) =>
    chosen ? chosen !== stored && !offered.includes(chosen) : false
  return [
    ...(isUnavailable(current.template, previous.template, templates)
      ? [{ message: t('checkNoTemplate'), path: 'theme' }]
      : []),
    ...(isUnavailable(current.colorScheme, previous.colorScheme, [INHERIT, ...theme.schemes])
      ? [{ message: t('checkNoScheme'), path: 'theme' }]
      : []),
    ...Object.keys(current.templateSettings ?? {}).flatMap((key) =>
      templates.includes(key) || previous.templateSettings?.[key]
        ? []
        : [{ message: t('checkNoTemplate'), path: 'theme' }],
    ),
  ]
}

function valueProblems(
  { before, collection, data, isRestored, t }: Saved,
  { defaultLanguage, theme }: SelectedTheme,
): Problem[] {
  const known = new Set([
    ...namesIn(before.custom),
    ...namesIn(before.theme),
    ...themeRows(before).flatMap(([row]) => [...namesIn(row.values)]),
  ])
  const parts = { custom: before.custom, rows: themeRows(before).map(([row]) => row.values), theme: before.theme }
  const knownBlocks = new Set(themeRows(before).map(([row]) => row.block))
  const unknownBlocks = themeRows(data).flatMap(([row, index]) =>
    isRestored || knownBlocks.has(row.block) || theme.blocks.some(({ name }) => name === row.block)
      ? []
      : [{ message: t('checkNoBlock'), path: `layout.${index}.block` }],
  )
  const problems = collectThemeValues(collection, data, theme).flatMap(({ fields, path, values }) =>
    checkValues(fields ?? [], values, {
      defaultLanguage,
      isDraft: true,
      known: fields && !isRestored ? known : namesIn(values),
      stored: storedReferences(isRestored ? values : parts),
      t,
    }).map((problem) => ({
      message: describeProblem(fields ?? [], problem),
      // The form has one field for the whole theme value.
      path: path.startsWith('theme.') ? 'theme' : path,
    })),
  )
  return [...unknownBlocks, ...problems]
}
