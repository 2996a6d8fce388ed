/** The colours of a picture. */
export interface Palette {
  ground: string
  deep: string
  mid: string
  light: string
  accent: string
  /** Text colour on `ground`. */
  ink: string
}

const palette = (ground: string, deep: string, mid: string, light: string, accent: string, ink: string): Palette => ({
  accent,
  deep,
  ground,
  ink,
  light,
  mid,
})

export const PALETTES = {
  night: palette('#10192b', '#0a101d', '#2b4468', '#f0e6d2', '#e0a84e', '#f5efe2'),
  orchard: palette('#f3e6dc', '#6d3b47', '#d98d94', '#fff7f0', '#a83c4f', '#4a2230'),
  storm: palette('#0f3b44', '#08252b', '#2f7f86', '#d9ece6', '#f0b541', '#f4f7ee'),
  forest: palette('#16302a', '#0b1c18', '#3d6b52', '#dfe8c8', '#e9c46a', '#f4f3df'),
  blood: palette('#2a0d12', '#150508', '#8c1c2b', '#f2d8c9', '#e2563f', '#f8e9dd'),
  paper: palette('#efe7d6', '#2b2a2f', '#b7a98c', '#fbf7ec', '#c8452f', '#232227'),
  sea: palette('#dbe7e8', '#173a54', '#5f97ad', '#f6faf7', '#e2693f', '#12304a'),
  noon: palette('#f2c14e', '#7a3413', '#e58c34', '#fff1cf', '#c0392b', '#4c1d0b'),
  plum: palette('#2c1b3d', '#170d24', '#6b4590', '#eadcf2', '#ef8fa3', '#f7effa'),
  ice: palette('#e4edf3', '#22405f', '#9dbdd3', '#ffffff', '#b3343f', '#1b3450'),
  moss: palette('#e7e6d0', '#3a4a2a', '#8fa067', '#fafaf0', '#b5622c', '#2c3820'),
  rose: palette('#f7d9d4', '#7d1f3a', '#e38f92', '#fff5f1', '#c22f4f', '#5c122a'),
  slate: palette('#2d343c', '#1a1f25', '#5d6b78', '#e8ebed', '#f2a65a', '#f3f3ef'),
  copper: palette('#3a1f14', '#1f100a', '#a5562d', '#f3dfc6', '#f0a04b', '#f9ecd9'),
  sky: palette('#8ec3d9', '#1d4b69', '#5a9dbc', '#f5fbfd', '#f26b4e', '#113750'),
  violet: palette('#d9d3ee', '#3b2a72', '#8f7fc9', '#f8f6ff', '#f0803c', '#2b1d58'),
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof PALETTES
