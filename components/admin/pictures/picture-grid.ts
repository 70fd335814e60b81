/** CSS classes of a grid of pictures: two columns on phones. */
export const PICTURE_GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4'
