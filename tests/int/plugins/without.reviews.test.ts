import { describeWithout } from './support/withoutPlugin'

describeWithout('reviews')
