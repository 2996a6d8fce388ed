'use client'

import { BlocksField, useConfig, useForm, useFormFields, useLocale, useRowLabel, useField } from '@payloadcms/ui'
import type { BlocksFieldClientProps, BlockSlug, ClientBlock, ClientConfig } from 'payload'
import { useId, useLayoutEffect, useMemo, useContext } from 'react'
import type { ThemeBlockShape } from '@/lib/themes/theme'
import { THEME_BLOCK, THEME_BLOCK_PREFIX } from '@/lib/themes/themePlaces'
import { initialValues } from '@/lib/themes/formValues'
import { References, type KnownReferences } from '@/components/settings/SettingsForm/formContexts'
import { useMessages } from '@/components/ui/useMessages'
import { SiteTheme, type SiteThemeValue } from '../SiteTheme'
import { LayoutPicker } from './LayoutPicker'
import { useOpenNewBlocks } from './useOpenNewBlocks'
import { isRecord } from '@/lib/values'
import type { SettingValues } from '@/lib/apps/settingValues'
import { blockTitle } from '@/lib/themes/blockTitle'
import { RowTitle } from '@/components/document/RowTitle/RowTitle'
import { markOf } from '@/payload-patches/blocksDrawer/useBlocksDrawer'
import { sketchAddress } from '@/components/document/BlockPicker/sketchAddress'
import { Banner } from '@/components/ui/Banner/Banner'
import { ValuesForm } from '../Values/ValuesForm'
import styles from '../Values/Values.module.css'

const NOTHING: SettingValues = {}

/** The fields of one block of the theme. If the theme does not know the block, its stored texts are listed. */
function BlockForm({ isReadOnly, path }: { isReadOnly: boolean; path: string }) {
  const t = useMessages()
  const { blocks, defaultLanguage } = useContext(SiteTheme)
  const { disabled, errorMessage, setValue, showError, value } = useField<SettingValues | null>({ path })
  const name = useFormFields(([fields]) => fields[path.replace(/values$/, 'block')]?.value)
  const block = blocks.find((candidate) => candidate.name === name)
  if (!block) {
    return (
      <div className={styles.values}>
        <Banner variant="info">{t('blockGoneHelp')}</Banner>
        <p className={styles.kept}>{collectTexts(value).join('\n')}</p>
      </div>
    )
  }
  if (block.fields.length === 0) return <Banner variant="info">{t('blockNothing')}</Banner>
  return (
    <div className={styles.values}>
      {showError && errorMessage && <Banner variant="error">{errorMessage}</Banner>}
      <ValuesForm
        defaultLanguage={defaultLanguage}
        fields={block.fields}
        isReadOnly={isReadOnly || disabled}
        onValue={(next) => setValue(next)}
        path={path}
        showsProblems={showError}
        stored={value ?? NOTHING}
      />
    </div>
  )
}

/** Collects all texts in stored values, at any depth. */
function collectTexts(value: unknown): string[] {
  if (typeof value === 'string' && value.trim()) return [value]
  if (typeof value !== 'object' || value === null) return []
  if ('relationTo' in value) return []
  if ('text' in value && 'format' in value) return collectTexts(value.text)
  return Object.entries(value).flatMap(([key, child]) =>
    ['id', 'type', 'format', 'mode', 'style', 'direction', 'textStyle', 'tag', 'listType'].includes(key)
      ? []
      : collectTexts(child),
  )
}

type Field = BlocksFieldClientProps['field']

/** Name of the theme block just chosen in the drawer; null for all others. */
const themeBlockName = (blockType: string | undefined): string | null =>
  blockType?.startsWith(THEME_BLOCK_PREFIX) ? blockType.slice(THEME_BLOCK_PREFIX.length) : null

interface Options {
  blocks: ThemeBlockShape[]
  blocksMap: ClientConfig['blocksMap']
  heading: string
  /** Identifies the drawer of this list. */
  mark: string
}

/**
 * Returns the field with one entry for each block of the theme, under a heading, replacing the generic theme block.
 * Every entry has a preview image.
 */
function withThemeBlocks(field: Field, { blocks, blocksMap, heading, mark }: Options): Field {
  const builtIn = (field.blockReferences ?? [])
    .flatMap(
      (reference): ClientBlock | ClientBlock[] =>
        (typeof reference === 'string' ? blocksMap[reference as BlockSlug] : reference) ?? [],
    )
    .filter(({ slug }) => slug !== THEME_BLOCK)
  const offered = blocks.map(({ label, name, plural }): ClientBlock => ({
    slug: THEME_BLOCK_PREFIX + name,
    admin: { group: heading },
    fields: [],
    labels: { plural, singular: label },
  }))
  const withPreview = (block: ClientBlock): ClientBlock => ({
    ...block,
    imageAltText: markOf(mark, block.slug),
    imageURL: sketchAddress(block.slug, blocks.find(({ name }) => THEME_BLOCK_PREFIX + name === block.slug)?.fields),
  })
  return { ...field, blockReferences: [...builtIn, ...offered].map(withPreview) }
}

interface Props extends BlocksFieldClientProps {
  blocks: ThemeBlockShape[]
  defaultLanguage: string
  /** Description of each block, by slug. */
  help: Readonly<Record<string, string>>
  /** Blocks that the user inserted most recently. */
  recent: readonly string[]
  references: KnownReferences
  themeName: string
}

/**
 * Payload's blocks field, whose drawer also offers the theme's blocks. Choosing one of those adds a row of the generic
 * theme block.
 */
export function LayoutInput({ blocks, defaultLanguage, help, recent, references, themeName, ...props }: Props) {
  const t = useMessages()
  const { addFieldRow, removeFieldRow } = useForm()
  const language = useLocale().code
  const { blocksMap } = useConfig().config
  const mark = useId()
  const { path = 'layout', schemaPath = path } = props
  const rows = useFormFields(([fields]) => fields[path]?.rows)
  const field = useMemo(
    () => withThemeBlocks(props.field, { blocks, blocksMap, heading: t('blocksOfTheme', { theme: themeName }), mark }),
    [blocks, blocksMap, mark, props.field, t, themeName],
  )
  const siteTheme = useMemo(
    (): SiteThemeValue => ({
      blocks,
      defaultLanguage,
      renderBlock: (blockPath: string, isReadOnly: boolean) => <BlockForm isReadOnly={isReadOnly} path={blockPath} />,
      renderRowLabel: () => <BlockHead />,
    }),
    [blocks, defaultLanguage],
  )

  useLayoutEffect(() => {
    const rowIndex = rows?.findIndex(({ blockType }) => themeBlockName(blockType) !== null) ?? -1
    const block = blocks.find(({ name }) => name === themeBlockName(rows?.[rowIndex]?.blockType))
    if (!block) return
    const [name, values] = [block.name, initialValues(block.fields, language)]
    removeFieldRow({ path, rowIndex })
    addFieldRow({
      blockType: THEME_BLOCK,
      path,
      rowIndex,
      schemaPath,
      subFieldState: {
        block: { initialValue: name, valid: true, value: name },
        values: { initialValue: values, valid: true, value: values },
      },
    })
  }, [addFieldRow, blocks, language, path, removeFieldRow, rows, schemaPath])

  useOpenNewBlocks(path)

  return (
    <SiteTheme value={siteTheme}>
      <References value={references}>
        <BlocksField {...props} field={field} />
        <LayoutPicker blocks={blocks} field={field} help={help} mark={mark} path={path} recent={recent} />
      </References>
    </SiteTheme>
  )
}

/** Row label of a block of the theme, in the same style as other rows. */
function BlockHead() {
  const t = useMessages()
  const { path } = useRowLabel()
  const { blocks, defaultLanguage } = useContext(SiteTheme)
  const language = useLocale().code
  const name = useFormFields(([fields]) => fields[`${path}.block`]?.value)
  const values = useFormFields(([fields]) => fields[`${path}.values`]?.value)
  const block = blocks.find((candidate) => candidate.name === name)
  const title =
    block && isRecord(values) ? blockTitle(block.fields, values as SettingValues, language, defaultLanguage) : ''
  return <RowTitle kind={block?.label ?? String(name ?? '')} title={block ? title : t('blockGone')} />
}
