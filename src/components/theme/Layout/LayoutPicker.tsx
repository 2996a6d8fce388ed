'use client'

import { useConfig, useFormFields, useTranslation } from '@payloadcms/ui'
import { getTranslation } from '@payloadcms/translations'
import type { BlockSlug, BlocksFieldClientProps } from 'payload'
import { createPortal } from 'react-dom'
import type { BlockChoice } from '@/lib/content/blocks'
import { THEME_BLOCK_PREFIX } from '@/lib/themes/themePlaces'
import type { ThemeBlockShape } from '@/lib/themes/theme'
import { useBlocksDrawer } from '@/payload-patches/blocksDrawer/useBlocksDrawer'
import { BlockPicker } from '@/components/document/BlockPicker/BlockPicker'
import { sketchOf } from '@/components/document/BlockPicker/sketches'
import { useRecentBlocks } from '@/components/document/BlockPicker/useRecentBlocks'

interface Props {
  blocks: readonly ThemeBlockShape[]
  field: BlocksFieldClientProps['field']
  /** Description of each block, by slug. */
  help: Readonly<Record<string, string>>
  mark: string
  path: string
  /** Blocks that the user inserted most recently, as of when the form was opened. */
  recent: readonly string[]
}

/** Block picker, rendered into the drawer while it is open. */
export function LayoutPicker({ blocks, field, help, mark, path, recent: stored }: Props) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const offered = useFormFields(([fields]) => fields[path]?.blocksFilterOptions)
  const { choose, place } = useBlocksDrawer(mark, path)
  const [recent, addRecent] = useRecentBlocks(stored)
  const shapeOf = (slug: string) => blocks.find(({ name }) => THEME_BLOCK_PREFIX + name === slug)
  if (!place) return null
  const blocksOfField = (field.blockReferences ?? []).flatMap(
    (reference) => (typeof reference === 'string' ? config.blocksMap[reference as BlockSlug] : reference) ?? [],
  )
  const choices = blocksOfField.flatMap((block): BlockChoice[] => {
    if (Array.isArray(offered) && !offered.includes(block.slug)) return []
    const group = block.admin?.group
    return [
      {
        slug: block.slug,
        group: group ? getTranslation(group, i18n) : null,
        help: shapeOf(block.slug)?.description || (help[block.slug] ?? ''),
        label: getTranslation(block.labels?.singular ?? block.slug, i18n),
      },
    ]
  })
  const sketch = (slug: string) => {
    const customSketch: unknown = blocksOfField.find((block) => block.slug === slug)?.admin?.custom?.sketch
    return sketchOf(typeof customSketch === 'string' ? customSketch : slug, shapeOf(slug)?.fields)
  }
  const add = (slug: string) => {
    addRecent(slug)
    choose(slug)
  }
  return createPortal(<BlockPicker choices={choices} onChoose={add} recent={recent} sketchOf={sketch} />, place)
}
