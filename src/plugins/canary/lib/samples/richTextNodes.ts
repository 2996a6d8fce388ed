type Node = Record<string, unknown>

/** A rich text that holds one node. */
export const richTextOf = (node: Node): Node => ({
  root: { children: [node], direction: 'ltr', format: '', indent: 0, type: 'root', version: 1 },
})

const words = (text: string): Node => ({
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
  text,
  type: 'text',
  version: 1,
})

export const linkTo = (relationTo: string, value: string): Node => ({
  children: [
    {
      children: [words('this way')],
      direction: 'ltr',
      fields: { doc: { relationTo, value }, linkType: 'internal', newTab: false },
      format: '',
      id: '65a1b2c3d4e5f60718293a4b',
      indent: 0,
      type: 'link',
      version: 3,
    },
  ],
  direction: 'ltr',
  format: '',
  indent: 0,
  textFormat: 0,
  type: 'paragraph',
  version: 1,
})

export const cardOf = (relationTo: string, value: string): Node => ({
  format: '',
  relationTo,
  type: 'relationship',
  value,
  version: 2,
})

export const pictureOf = (relationTo: string, value: string): Node => ({
  fields: null,
  format: '',
  id: '65a1b2c3d4e5f60718293a4c',
  relationTo,
  type: 'upload',
  value,
  version: 3,
})
