/** Light colours, inlined because email clients read styles from each element. `DARK` overrides them. */
const COLOURS = {
  edge: '#e2e2e2',
  ink: '#1c1c1c',
  page: '#f4f4f4',
  paper: '#ffffff',
  quiet: '#5f5f5f',
  tile: '#e9e9e9',
}

const FONT = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

export const STYLES = {
  body: { backgroundColor: COLOURS.page, fontFamily: FONT, padding: '24px 12px' },
  button: {
    backgroundColor: COLOURS.ink,
    borderRadius: '6px',
    color: COLOURS.paper,
    fontSize: '15px',
    fontWeight: 600,
    padding: '12px 20px',
  },
  heading: { color: COLOURS.ink, fontSize: '22px', fontWeight: 600, lineHeight: '30px', margin: '0 0 16px' },
  link: { color: COLOURS.quiet, fontSize: '13px', lineHeight: '20px', margin: '16px 0 0', wordBreak: 'break-all' },
  paper: { backgroundColor: COLOURS.paper, borderRadius: '8px', maxWidth: '560px', padding: '28px 24px' },
  quiet: { color: COLOURS.quiet, fontSize: '13px', lineHeight: '20px', margin: '0 0 8px' },
  rule: { borderColor: COLOURS.edge, margin: '24px 0 16px' },
  sender: { color: COLOURS.ink, fontSize: '15px', fontWeight: 600, lineHeight: '20px', margin: 0 },
  text: { color: COLOURS.ink, fontSize: '15px', lineHeight: '24px', margin: '0 0 16px' },
  tile: {
    backgroundColor: COLOURS.tile,
    borderRadius: '20px',
    color: COLOURS.ink,
    fontSize: '14px',
    fontWeight: 600,
    height: '40px',
    lineHeight: '40px',
    textAlign: 'center',
    width: '40px',
  },
} as const

/** Styles for email clients that support dark mode. */
export const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #141414 !important; }
  .paper { background-color: #222222 !important; }
  .ink { color: #ededed !important; }
  .quiet { color: #b0b0b0 !important; }
  .button { background-color: #ededed !important; color: #1c1c1c !important; }
  .rule { border-color: #3d3d3d !important; }
  .tile { background-color: #3d3d3d !important; color: #ededed !important; }
}`
