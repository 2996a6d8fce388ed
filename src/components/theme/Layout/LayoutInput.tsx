'use client'

import { BlocksField, useConfig, useForm, useFormFields, useLocale, useRowLabel, useField } from '@payloadcms/ui'
import type { BlocksFieldClientProps, BlockSlug, ClientBlock, ClientConfig } from 'payload'
import { useId, useLayoutEffect, useMemo, useContext } from 'react'
import type { ThemeBlockShape } from '../../../lib/themes/theme'
import { THEME_BLOCK, OFFERED } from '../../../lib/themes/themePlaces'
import { beginning } from '../../../lib/themes/plainValues'
import { References, type KnownReferences } from '../../settings/SettingsForm/References'
import { useWords } from '../../ui/useWords'
import { SiteTheme } from '../SiteTheme'
import { LayoutPicker } from './LayoutPicker'
import { useOpenNewBlocks } from './useOpenNewBlocks'
import { isRecord } from '@/lib/objects/isRecord'
import type { SettingValues } from '@/lib/apps/settingFields'
import { blockTitle } from '@/lib/themes/blockTitle'
import { RowTitle } from '@/components/document/RowTitle/RowTitle'
import { markOf } from '@/payload-patches/blocksDrawer/useBlocksDrawer'
import { sketchAddress } from '@/components/document/BlockPicker/sketchAddress'
import { Banner } from '@/components/ui/Banner/Banner'
import { ValuesForm } from '../Values/ValuesForm'
import styles from '../Values/Values.module.css'

const NOTHING: SettingValues = {}

/** The fields of one block of the theme. One that the theme does not know shows what is kept of it. */
function BlockForm({ isReadOnly, path }: { isReadOnly: boolean; path: string }) {
  const t = useWords()
  const { blocks, defaultLanguage } = useContext(SiteTheme)
  const { disabled, errorMessage, setValue, showError, value } = useField<SettingValues | null>({ path })
  const name = useFormFields(([fields]) => fields[path.replace(/values$/, 'block')]?.value)
  const block = blocks.find((one) => one.name === name)
  if (!block) {
    return (
      <div className={styles.values}>
        <Banner look="info">{t('blockGoneHelp')}</Banner>
        <p className={styles.kept}>{textsIn(value).join('\n')}</p>
      </div>
    )
  }
  if (block.fields.length === 0) return <Banner look="info">{t('blockNothing')}</Banner>
  return (
    <div className={styles.values}>
      {showError && errorMessage && <Banner look="error">{errorMessage}</Banner>}
      <ValuesForm
        defaultLanguage={defaultLanguage}
        fields={block.fields}
        isReadOnly={isReadOnly || disabled}
        onValue={(next) => setValue(next)}
        path={path}
        saysProblems={showError}
        stored={value ?? NOTHING}
      />
    </div>
  )
}

/** Everything that is written in some values, in whatever form. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string' && value.trim()) return [value]
  if (typeof value !== 'object' || value === null) return []
  if ('relationTo' in value) return []
  if ('text' in value && 'format' in value) return textsIn(value.text)
  return Object.entries(value).flatMap(([key, one]) =>
    ['id', 'type', 'format', 'mode', 'style', 'direction', 'textStyle', 'tag', 'listType'].includes(key)
      ? []
      : textsIn(one),
  )
}

type Field = BlocksFieldClientProps['field']

/** The name of the theme's block that was just chosen in the drawer; null for all others. */
const offeredName = (blockType: string | undefined): string | null =>
  blockType?.startsWith(OFFERED) ? blockType.slice(OFFERED.length) : null

interface Options {
  blocks: ThemeBlockShape[]
  blocksMap: ClientConfig['blocksMap']
  heading: string
  /** By which the drawer of this list is found. */
  mark: string
}

/** The field with one entry for each block of the theme, under a heading, in place of the one that stands for them. Each has a picture. */
function withThemeBlocks(field: Field, { blocks, blocksMap, heading, mark }: Options): Field {
  const own = (field.blockReferences ?? [])
    .flatMap((one): ClientBlock | ClientBlock[] => (typeof one === 'string' ? blocksMap[one as BlockSlug] : one) ?? [])
    .filter(({ slug }) => slug !== THEME_BLOCK)
  const offered = blocks.map(({ label, name, plural }): ClientBlock => ({
    slug: OFFERED + name,
    admin: { group: heading },
    fields: [],
    labels: { plural, singular: label },
  }))
  const pictured = (block: ClientBlock): ClientBlock => ({
    ...block,
    imageAltText: markOf(mark, block.slug),
    imageURL: sketchAddress(block.slug, blocks.find(({ name }) => OFFERED + name === block.slug)?.fields),
  })
  return { ...field, blockReferences: [...own, ...offered].map(pictured) }
}

interface Props extends BlocksFieldClientProps {
  blocks: ThemeBlockShape[]
  defaultLanguage: string
  /** What each block is for, by its slug. */
  help: Readonly<Record<string, string>>
  /** The blocks that the person used last. */
  recent: readonly string[]
  references: KnownReferences
  themeName: string
}

/**
 * Payload's list of blocks, whose drawer offers those of the theme beside ours. A block of the theme that is chosen there
 * becomes a row of the one kind that stands for them all.
 */
export function LayoutInput({ blocks, defaultLanguage, help, recent, references, themeName, ...props }: Props) {
  const t = useWords()
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
  const known = useMemo(
    () => ({
      blocks,
      defaultLanguage,
      drawBlock: (place: string, isReadOnly: boolean) => <BlockForm isReadOnly={isReadOnly} path={place} />,
      drawHead: () => <BlockHead />,
    }),
    [blocks, defaultLanguage],
  )

  useLayoutEffect(() => {
    const rowIndex = rows?.findIndex(({ blockType }) => offeredName(blockType) !== null) ?? -1
    const block = blocks.find(({ name }) => name === offeredName(rows?.[rowIndex]?.blockType))
    if (!block) return
    const [name, values] = [block.name, beginning(block.fields, language)]
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
    <SiteTheme value={known}>
      <References value={references}>
        <BlocksField {...props} field={field} />
        <LayoutPicker blocks={blocks} field={field} help={help} mark={mark} path={path} recent={recent} />
      </References>
    </SiteTheme>
  )
}

/** The head of a block of the theme, as all rows have it. */
function BlockHead() {
  const t = useWords()
  const { path } = useRowLabel()
  const { blocks, defaultLanguage } = useContext(SiteTheme)
  const language = useLocale().code
  const name = useFormFields(([fields]) => fields[`${path}.block`]?.value)
  const values = useFormFields(([fields]) => fields[`${path}.values`]?.value)
  const block = blocks.find((one) => one.name === name)
  const title =
    block && isRecord(values) ? blockTitle(block.fields, values as SettingValues, language, defaultLanguage) : ''
  return <RowTitle kind={block?.label ?? String(name ?? '')} title={block ? title : t('blockGone')} />
}
