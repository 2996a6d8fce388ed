'use client'

import { BlocksField, useConfig, useForm, useFormFields, useLocale } from '@payloadcms/ui'
import type { BlocksFieldClientProps } from 'payload'
import { useId, useLayoutEffect, useMemo } from 'react'
import type { ThemeBlockShape } from '../../../lib/themes/theme'
import { THEME_BLOCK } from '../../../lib/themes/themePlaces'
import { beginning } from '../../../lib/themes/plainValues'
import { References, type KnownReferences } from '../../settings/SettingsForm/References'
import { useWords } from '../../ui/useWords'
import { SiteTheme } from '../SiteTheme'
import { BlockForm } from './BlockForm'
import { BlockHead } from './BlockHead'
import { LayoutPicker } from './LayoutPicker'
import { useOpenNewBlocks } from './useOpenNewBlocks'
import { offeredName, withThemeBlocks } from './withThemeBlocks'

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
