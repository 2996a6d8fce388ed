import { classes } from '../../ui/classes'
import type { Shape } from './sketches'
import styles from './BlockPicker.module.css'

/** Says nothing by itself: the name and the sentence stand beside it. */
export const Sketch = ({ shapes }: { shapes: readonly Shape[] }) => (
  <svg aria-hidden="true" className={styles.sketch} focusable="false" viewBox="0 0 96 60">
    {shapes.map((shape, index) => (
      <Part key={index} shape={shape} />
    ))}
  </svg>
)

function Part({ shape }: { shape: Shape }) {
  if ('d' in shape) return <path className={classes(styles.stroke, shape.kind === 'sign' && styles.sign)} d={shape.d} />
  if (shape.kind === 'dot')
    return <circle className={styles.picture} cx={shape.at[0]} cy={shape.at[1]} r={shape.at[2]} />
  const [x, y, width, height] = shape.at
  const box = { height, width, x, y }
  if (shape.kind === 'picture') {
    const [foot, half, top] = [y + height, width * 0.24, Math.min(height * 0.6, width * 0.28)]
    return (
      <>
        <rect className={styles.picture} rx={2} {...box} />
        <path className={styles.hill} d={`M${x + width * 0.44} ${foot}l${half} ${-top}l${half} ${top}z`} />
      </>
    )
  }
  return (
    <rect
      className={styles[shape.kind]}
      rx={shape.kind === 'button' ? 3 : shape.kind === 'frame' ? 2.5 : Math.min(1.5, height / 2)}
      {...box}
    />
  )
}
