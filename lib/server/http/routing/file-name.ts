/** File extensions, which pages never have. */
const FILE =
  /\.(?:avif|bmp|css|eot|gif|gz|ico|jpe?g|js|json|map|mjs|mp[34]|otf|pdf|png|svg|ttf|txt|wasm|webm|webmanifest|webp|woff2?|xml|zip)$/i

/** Whether a path is that of a file, by its extension. */
export const isFileName = (path: string): boolean => FILE.test(path)
