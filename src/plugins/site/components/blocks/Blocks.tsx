import type { ReactNode } from 'react'
import type { Page } from '../../../../payload-types'
import type { View } from '../../lib/View'
import { PersonCards } from '../PersonCards'
import { Rich } from '../Rich'
import { ThemedBlock } from '../themed/ThemedBlock'
import { CallToAction } from './CallToAction'
import { Columns } from './Columns'
import { EventList } from './EventList'
import { Embedded } from './Embedded'
import { Faq } from './Faq'
import { Figure } from './Figure'
import { Form } from './Form'
import { Gallery } from './Gallery'
import { Hero } from './Hero'
import { Quote } from './Quote'
import { Template } from './Template'
import { Video } from './Video'

export type Block = NonNullable<Page['layout']>[number]

interface Props {
  blocks: Block[] | null | undefined
  view: View
  /** The page begins with them: a large beginning among them is its heading. */
  isTop?: boolean
  /** Within a block for several pages: that holds no other such. */
  isWithin?: boolean
}

/** The blocks of a page, in order. A kind that the site does not know shows nothing. */
export const Blocks = ({ blocks, isTop = false, isWithin = false, view }: Props) => (
  <>{(blocks ?? []).map((block, index) => draw(block, view, { isFirst: index === 0 && isTop, isWithin }))}</>
)

function draw(block: Block, view: View, { isFirst, isWithin }: { isFirst: boolean; isWithin: boolean }): ReactNode {
  switch (block.blockType) {
    case 'hero':
      return <Hero block={block} isFirst={isFirst} view={view} />
    case 'text':
      return <Rich data={block.content} view={view} />
    case 'image':
      return <Figure block={block} view={view} />
    case 'gallery':
      return <Gallery block={block} view={view} />
    case 'video':
      return <Video block={block} view={view} />
    case 'columns':
      return <Columns block={block} view={view} />
    case 'callToAction':
      return <CallToAction block={block} view={view} />
    case 'quote':
      return <Quote block={block} view={view} />
    case 'faq':
      return <Faq block={block} view={view} />
    case 'eventList':
      return <EventList block={block} view={view} />
    case 'peopleList':
      return <PersonCards heading={block.heading} people={view.library.list('people', block.people)} view={view} />
    case 'form':
      return <Form block={block} view={view} />
    case 'liquid':
      return <Template block={block} view={view} />
    case 'themeBlock':
      return <ThemedBlock block={block} view={view} />
    case 'reusable':
      return isWithin ? null : <Blocks blocks={view.library.get('reusable-content', block.content)?.layout} isWithin view={view} />
    // Of a plugin.
    default:
      return <Embedded id={block.id} view={view} />
  }
}
