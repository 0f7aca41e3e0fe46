"""Sentences and words of the 44 languages, from the translations of Debian's programs and its spelling dictionaries, as JSON by language tag."""

import gettext
import json
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "text-mask"))
from lettering import LETTERS  # noqa: E402

root = Path("root")
"""The unpacked packages of `packages.txt`."""
TAGS = "af sq eu bs ca hr cs da nl en eo et fi fr gl de hu is id ga it lv lt lb ms mt mi cnr-Latn nb oc pl pt ro sr-Latn sk sl es sw sv tl tr vi cy el-Latn".split()
LOCALES = {"sr-Latn": ["sr@latin", "sr_RS@latin"], "cnr-Latn": ["sr@latin"], "pt": ["pt", "pt_BR", "pt_PT"], "nb": ["nb", "nb_NO"], "tl": ["tl", "fil"], "ms": ["ms", "ms_MY"], "es": ["es", "es_MX", "es_AR"]}
DICTIONARIES = {
    "af": "af_ZA", "sq": "sq_AL", "eu": "eu", "bs": "bs_BA", "ca": "ca", "hr": "hr_HR", "cs": "cs_CZ", "da": "da_DK", "nl": "nl_NL", "en": "en_US", "eo": "eo", "et": "et_EE", "fr": "fr",
    "gl": "gl_ES", "de": "de_DE", "hu": "hu_HU", "is": "is_IS", "id": "id_ID", "ga": "ga_IE", "it": "it_IT", "lv": "lv_LV", "lt": "lt_LT", "nb": "nb_NO", "oc": "oc_FR", "pl": "pl_PL",
    "pt": "pt_PT", "ro": "ro_RO", "sr-Latn": "sr_Latn_RS", "sk": "sk_SK", "sl": "sl_SI", "es": "es_ES", "sw": "sw_TZ", "sv": "sv_SE", "tl": "tl", "tr": "tr_TR", "vi": "vi_VN",
}
EXTRA = "€£¥$¢₺₫₱„“”‘’‚«»‹›–—…•·°ªº½¼¾×÷±™©®§†¿¡№²³µ→←✓★"
ASCII = "".join(chr(code) for code in range(33, 127))


def alphabet() -> str:
    letters = set(ASCII) | set(EXTRA)
    for own in LETTERS.values():
        for letter in own:
            letters |= {letter, *letter.upper()}
    letters |= set("ÆŒœæßẞıİÿŸÅåØøÞþÐðŁłŻż")
    letters.discard(" ")
    return "".join(sorted(letter for letter in letters if len(letter) == 1)) + " "


if __name__ == "__main__":
    known = set(alphabet())
    texts = {}
    for tag in TAGS:
        sentences, words = set(), set()
        for locale in LOCALES.get(tag, [tag]):
            for file in root.glob(f"usr/share/locale/{locale}/LC_MESSAGES/*.mo"):
                try:
                    messages = gettext.GNUTranslations(file.open("rb"))._catalog
                except Exception as error:
                    print(file, error)
                    continue
                for source, text in messages.items():
                    if not isinstance(text, str) or source == "":
                        continue
                    text = re.sub(r"[_&](?=\w)", "", text)
                    for part in re.split(r"\n|\t|(?<=[.!?]) ", text):
                        part = part.strip()
                        if 2 <= len(part) and set(part) <= known and not re.search(r"%\w|[<>{}\\]|\$\(", part):
                            sentences.add(part)
        if tag == "en":
            for file in root.glob("usr/share/locale/*/LC_MESSAGES/*.mo"):
                if file.parent.parent.name not in ("de", "fr", "sv"):
                    continue
                for source in gettext.GNUTranslations(file.open("rb"))._catalog:
                    if isinstance(source, str):
                        for part in re.split(r"\n|\t|(?<=[.!?]) ", re.sub(r"[_&](?=\w)", "", source)):
                            part = part.strip()
                            if 2 <= len(part) and set(part) <= known and not re.search(r"%\w|[<>{}\\]|\$\(", part):
                                sentences.add(part)
        name = DICTIONARIES.get(tag)
        for file in root.rglob(f"{name}.dic") if name else []:
            for encoding in ("utf8", "latin1", "iso8859-2"):
                try:
                    lines = file.read_text(encoding).splitlines()
                    break
                except UnicodeDecodeError:
                    continue
            aff = file.with_suffix(".aff")
            if aff.exists():
                match = re.search(rb"^SET\s+(\S+)", aff.read_bytes(), re.M)
                if match:
                    lines = file.read_text(match[1].decode().lower(), errors="ignore").splitlines()
            for line in lines[1:]:
                word = line.split("/")[0].split("\t")[0].strip()
                if 1 < len(word) < 22 and set(word) <= known:
                    words.add(word)
        texts[tag] = {"sentences": sorted(sentences), "words": sorted(words)}
        print(tag, len(sentences), len(words), flush=True)
    Path("texts.json").write_text(json.dumps(texts, ensure_ascii=False))
    Path("letters.txt").write_text(alphabet())
    print(len(alphabet()), alphabet())
