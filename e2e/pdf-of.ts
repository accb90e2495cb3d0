/** Makes a PDF of A5 pages, each with the same JPEG and a line in a Chinese font that the file does not contain. */
export const pdfOf = (jpeg: Buffer, { width, height, pages, line }: PdfOptions): Buffer => {
  const hex = [...line].map((character) => character.charCodeAt(0).toString(16).padStart(4, '0')).join('');
  const drawing = `q 380 0 0 ${Math.round((380 * height) / width)} 20 60 cm /Im Do Q BT /Song 18 Tf 30 30 Td <${hex}> Tj ET`;
  const kids = Array.from({ length: pages }, (_, page) => `${6 + page} 0 R`);
  const objects: (string | [string, Buffer])[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${kids.join(' ')}] >>`,
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
      jpeg,
    ],
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /DW 1000 /FontDescriptor << /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >> >>] >>',
    [`<< /Length ${drawing.length} >>`, Buffer.from(drawing)],
    ...kids.map(
      () =>
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 300] /Contents 5 0 R /Resources << /XObject << /Im 3 0 R >> /Font << /Song 4 0 R >> >> >>',
    ),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const starts: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    starts.push(length);
    const [head, stream] = typeof object === 'string' ? [object] : object;
    add(Buffer.from(`${index + 1} 0 obj\n${head}\n`));
    if (stream) add(Buffer.concat([Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n')]));
    add(Buffer.from('endobj\n'));
  }
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(trailer)]);
};

interface PdfOptions {
  /** Of the JPEG, in pixels. */
  width: number;
  height: number;
  pages: number;
  line: string;
}
