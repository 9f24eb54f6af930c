/**
 * In place of @emotion/is-prop-valid, whose list of all HTML attributes is 2 KB of every page: whether Chakra hands a
 * property that is neither a style nor a variant on to the element. What is no attribute is refused by the types.
 */
// biome-ignore lint/style/noDefaultExport: Chakra imports the default.
export default function isPropValid(name: string): boolean {
  return name !== 'as' && name !== 'asChild' && name !== 'theme' && name !== 'unstyled';
}
